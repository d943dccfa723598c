import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  'deposit.closed': 'Sarado muna ang deposit. Walang kinuhang pera at ligtas ang balance mo. Subukan ulit mamaya.',
  'deposit.stopped':
    'Hindi ka makakapag-deposit ngayon. Kung nasa pahinga ka, makikita sa mga limit mo kung kailan ito matatapos. Ligtas ang balance mo at puwede mo itong i-withdraw.',
  'deposit.identityNeeded':
    'I-verify muna ang identity mo bago mag-deposit. Ilang minuto lang ito, at ligtas ang balance mo.',
  'deposit.limitReached':
    'Lalampas sa limit mo ang deposit na ito. Walang kinuhang pera. Baka magandang magpahinga muna.',
  'deposit.accountNeeded':
    'Para magamit ang paraan ng pagbabayad na ito, magdagdag muna ng account sa bangkong iyon na nasa pangalan mo.',
  'deposit.channelClosed':
    'Hindi available ang paraan ng pagbabayad na ito ngayon. Walang kinuhang pera. Pumili ng iba.',
  'deposit.amountTooSmall': 'Mas mababa ito sa minimum ng paraan ng pagbabayad na ito.',
  'deposit.amountTooLarge': 'Mas mataas ito sa maximum ng paraan ng pagbabayad na ito.',
  'deposit.tooManyOrders':
    'Marami ka nang hindi pa nababayarang deposit ngayong araw. Bayaran ang isa, o subukan ulit bukas.',
  'deposit.paymentUnavailable': 'Hindi namin nasimulan ang bayad. Walang lumabas na pera sa account mo. Subukan ulit.',
  'deposit.notATransfer': 'Hindi naghihintay ng bank transfer ang deposit na ito.',
  'deposit.receiptUnreadable': 'Hindi namin mabasa ang picture. Gumamit ng JPEG, PNG o WebP na hanggang 4 MB.',
  'deposit.tryLater': 'Marami ka nang naipadalang picture. Subukan ulit pagkalipas ng ilang minuto.',
  'deposit.orderNotFound': 'Hindi namin makita ang deposit na ito.',
  'deposit.offerSoldOut':
    'Wala na ang offer na ito. Walang kinuhang pera. Puwede ka pa ring mag-deposit nang wala ito.',
  'deposit.offerChanged':
    'Nagbago ang offer na ito. Walang kinuhang pera. Tingnan ang bagong halaga, tapos mag-deposit ulit.',
  'deposit.couponUnusable':
    'Hindi magagamit ang coupon sa deposit na ito. Walang kinuhang pera. Pumili ng iba, o mag-deposit nang walang coupon.',
})
