import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'

export const debtKinds = ['game', 'deposit'] as const
export type DebtKind = (typeof debtKinds)[number]

/** What a player has still to repay of one debt. */
export type OpenDebt = {
  /** As the feature that made the debt names it. */
  readonly id: string
  readonly playerId: bigint
  readonly amount: Centavos
  readonly owed: Centavos
  readonly at: Instant
}
