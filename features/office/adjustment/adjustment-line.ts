import type { BasisPoints } from '#core/money/basis-points.ts'
import type { Centavos } from '#core/money/centavos.ts'

export type Direction = 'credit' | 'debit'

/** Coins credited to or debited from one player by staff. */
export type AdjustmentLine = {
  readonly playerId: bigint
  readonly direction: Direction
  readonly amount: Centavos
  /** The turnover of a credit before a withdrawal. */
  readonly betRate: BasisPoints
}
