import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  tryLater: 'Masyadong mabilis ang pagpapadala mo ng mensahe. Maghintay sandali, saka ipadala ulit.',
  chatNotOffered: 'Hindi available ang chat ngayon. Hindi naipadala ang mensahe mo. Kontakin kami sa ibang paraan.',
  chatFull: 'Masyado nang mahaba ang chat na ito. Hindi naipadala ang mensahe mo. Tapusin ito at magsimula ng bago.',
  pictureUnreadable: 'Hindi namin mabasa ang photo kaya hindi ito naipadala. Subukan ang JPEG, PNG o WebP.',
  pictureNotFound: 'Wala na ang photo na ito.',
  noOpenChat: 'Tapos na ang chat na ito.',
  notToRate: 'Hindi na puwedeng i-rate ang chat na ito.',
  // transcript-letter.ts
  transcriptTitle: 'Chat mo sa amin, {time}',
  transcriptEarlier:
    'Mahaba ang chat na ito. Mga naunang mensaheng wala rito: {earlier}. Makikita mo ang mga ito sa kopya ng data mo.',
  you: 'Ikaw',
  photo: '[photo]',
})
