import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // wins-page.tsx
  bigWins: 'Mga big win',
  newestWins: 'Pinakabago',
  largestMultiples: 'Pinakamalaking multiple',
  whoIsShown: 'Totoong panalo sa nakaraang 7 araw. Naka-mask ang mga pangalan at hindi kasama ang demo players.',
  noWins: 'Wala pang big win ngayong linggo',
  noWinsText: 'Lalabas dito ang big win pagkatapos ng round.',
  chooseGame: 'Pumili ng laro',
  // win-list.tsx
  noMultiples: 'Wala pang maihahambing',
  noMultiplesText: 'Galing sa mga libreng round ang big wins ngayong linggo, kaya walang taya na paghahambingan.',
  goneGame: 'Larong hindi na available',
  watchReplay: 'Panoorin ang round',
  timesBet: '{multiple}× ng taya',
})
