import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  conditionNotReached: 'Mag-invite ng kaibigan para sa susunod mong spin.',
  title: 'Lucky Spin',
  howItWorks: 'Paano ito?',
  roundAndFirst: '{count} oras ang isang round. {first} ng {target} ang bigay ng unang spin mo.',
  friendsGiveSpins:
    'May dagdag na spin sa bawat kaibigang mag-qualify. Sa {count} qualified na kaibigan, eksakto mong maaabot ang target at puwede mo itong i-claim bilang coins.',
  amountsAreSet:
    'Naka-set na ang halaga ng bawat spin pagbukas ng round. Walang susunod na spin na mas mababa sa kalahati ng average nila, at ang mga halagang darating pa lang ang nasa wheel.',
  claimLimits:
    'Puwede kang mag-claim nang isang beses sa {days} araw at {times} beses sa {month} araw. Mawawala ang hindi na-claim kapag natapos ang round.',
})
