import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  conditionNotReached: 'Bisitahin muna ang channel nang hindi bababa sa 10 segundo.',
  codeWrong: 'Hindi tugma ang code sa naka-post sa channel.',
  title: 'I-follow kami',
  howItWorks: 'Paano ito?',
  onceEach:
    'Buksan at i-follow ang channel, tapos i-claim ang reward pagkalipas ng {seconds} segundo. Isang beses bawat channel.',
  channel: 'Channel',
  reward: 'Reward',
})
