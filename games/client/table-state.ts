import type { FreeRounds, RoundView } from '#games/rgs/contract.ts'

/** What the page knows of play, changed by the round that runs and by the frame around it. */
export type TableState = {
  isBusy: boolean
  /** By the lobby, or because the session is over: no bet is taken. */
  isStopped: boolean
  balance: number
  /** Won less staked since the page was opened. */
  net: number
  stake: number
  /** Given by the platform; they are played first. */
  freeRounds: readonly FreeRounds[]
  /** The round that waits for a move. */
  round: RoundView | undefined
  /** The last round that ended and was shown. */
  lastOver?: RoundView | undefined
  /** Ends the rounds that are played automatically; undefined: none are. */
  stopAuto?: ((why: 'check' | 'jackpot' | 'interrupted') => void) | undefined
}
