import type { Instant } from '#core/clock/instant.ts'
import { addCentavos, type Centavos } from '#core/money/centavos.ts'
import { depositLimits } from '#features/players/responsible-play/server/index.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { depositedSince } from './store/deposited.store.ts'

type LimitCheck = { readonly playerId: bigint; readonly amount: Centavos; readonly now: Instant }

/**
 * Whether the amount stays within every limit that the player set. A player's orders are serialised, so that together they stay within it.
 */
export async function isWithinOwnLimits(tx: Transaction, { playerId, amount, now }: LimitCheck): Promise<boolean> {
  // The lock is requested first: reads that follow on the same connection happen under it.
  const [, held] = await Promise.all([lockBooks(tx, [playerId]), depositLimits(tx, playerId, now)])
  for (const { since, max } of held) {
    if (addCentavos(await depositedSince(tx, { playerId, since, now }), amount) > max) return false
  }
  return true
}
