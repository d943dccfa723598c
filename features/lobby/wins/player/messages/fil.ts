import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // wins-page.tsx
  bigWins: 'Mga big win',
  newestWins: 'Pinakabago',
  largestMultiples: 'Pinakamalaking multiple',
  whoIsShown: 'Totoong panalo sa nakaraang 7 araw. Naka-mask ang mga pangalan at hindi kasama ang demo players.',
  // win-list.tsx
  noWins: 'Wala pang big win ngayong linggo',
  noWinsText: 'Lalabas dito ang big win pagkatapos ng round.',
  goneGame: 'Larong hindi na available',
  watchReplay: 'Panoorin ang round',
  timesBet: '{multiple}× ng taya',
})
