import type { Instant } from '#core/clock/instant.ts'
import { addCentavos, type Centavos } from '#core/money/centavos.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'
import { depositedSince } from './store/deposited.store.ts'

type LimitCheck = { readonly playerId: bigint; readonly amount: Centavos; readonly now: Instant }

/** Whether an order of this amount stays within every limit. Orders of one player take turns, so that together they stay within it. */
export async function isWithinLimits(
  tx: Transaction,
  { playerId, amount, now }: LimitCheck,
  { limits }: Pick<DepositDependencies, 'limits'>,
): Promise<boolean> {
  // The lock is asked for first, so that what is read behind it on the same connection is read under it.
  const [, held] = await Promise.all([lockBooks(tx, [playerId]), limits(tx, playerId, now)])
  for (const { since, max } of held) {
    if (addCentavos(await depositedSince(tx, { playerId, since, now }), amount) > max) return false
  }
  return true
}
