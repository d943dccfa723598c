import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'

export const debtKinds = ['game', 'deposit'] as const
export type DebtKind = (typeof debtKinds)[number]

/** The open part of one debt. */
export type OpenDebt = {
  /** The id given by the feature that created it. */
  readonly id: string
  readonly playerId: bigint
  readonly amount: Centavos
  readonly owed: Centavos
  readonly at: Instant
}
