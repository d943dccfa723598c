import type { OpenedSession } from '#games/rgs/contract.ts'
import type { Frame } from './frame.ts'
import type { Replay } from './replay/replay.ts'
import type { StudioClient } from './studio-client.ts'

/** What the page of a game is made of once its session is open. */
export type OpenedGame = {
  readonly container: HTMLElement
  readonly client: StudioClient
  readonly frame: Frame
  readonly opened: OpenedSession
  /** A stored round is shown, and nothing can be bet. */
  readonly replay?: Replay
}
