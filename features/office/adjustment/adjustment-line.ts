import type { BasisPoints } from '#core/money/basis-points.ts'
import type { Centavos } from '#core/money/centavos.ts'

export type Direction = 'credit' | 'debit'

/** Coins of one player, given or taken by hand. */
export type AdjustmentLine = {
  readonly playerId: bigint
  readonly direction: Direction
  readonly amount: Centavos
  /** How often a credit has to be staked before a withdrawal. */
  readonly betRate: BasisPoints
}
