import type { ReactNode } from 'react'
import type { GameSeat } from './game-seat.ts'

/** Where the desktop shows its open game, and how that changes. */
export type SeatActs = {
  readonly place: GameSeat['place']
  /** The facts of the game, such as its return to the player. */
  readonly facts: ReactNode
  /** Keeps the game in the corner, and opens a page: the lobby, unless another one is named. */
  readonly toCorner: (to?: string) => void
  readonly toTheatre: () => void
  readonly end: () => void
}
