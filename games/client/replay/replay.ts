import type { StoredReplay } from '#games/rgs/contract.ts'
import type { TableNews } from '#games/rgs/table-contract.ts'
import type { Motion } from '../motion.ts'
import type { Sound } from '../sound.ts'

/** A stored round in place of a studio that answers: what a game's page is given to show it with. */
export type Replay = {
  readonly stored: StoredReplay
  /** In place of the stake and the big button. */
  readonly controls: HTMLElement
  /** As fast as the viewer chose. */
  readonly motion: Motion
  /** Silent until the viewer turns it on. */
  readonly sound: Sound
  /** Plays the round at once, and again whenever it is wanted. */
  readonly onWatch: (play: () => Promise<void>) => void
  /** News of the stored public round, as a table's page follows them. */
  readonly followTable: (events: ReplayEvents) => ReplayedNews
}

type ReplayEvents = { readonly onNews: (news: TableNews) => void }
type ReplayedNews = {
  readonly latest: () => TableNews | undefined
  readonly now: () => number
  readonly isStored: true
}
