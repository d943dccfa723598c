import { type Centavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Promotion } from '../promotion.ts'
import { fitsBudget } from '../rules.ts'
import { budgetSeason } from '../season.ts'
import { spendingAdd, spendingLock } from './store/spending.store.ts'

type PoolReservation = {
  readonly promotion: Promotion
  /** Everything that will be granted, to all players together. */
  readonly pool: Centavos
  /** The moment whose day and week it counts for. */
  readonly at: Instant
}

/**
 * Takes a pool that many players will share from the budget at once. Its claims (`fromPool`) then lock nobody's budget
 * but the player's own. False: the budget does not cover it.
 */
export async function reservePool(tx: Transaction, { promotion, pool, at }: PoolReservation): Promise<boolean> {
  const { kind, terms } = promotion
  const spender = { key: kind.key, of: 'house', season: budgetSeason(promotion), now: at } as const
  const spent = await spendingLock(tx, spender)
  if (!fitsBudget(pool, spent, { ...terms.budget, perPlayer: null })) return false
  await spendingAdd(tx, spender, pool)
  return true
}

type PoolRelease = {
  readonly key: string
  readonly left: Centavos
  readonly at: Instant
  /** The season that the pool was reserved in, if its promotion has seasons. */
  readonly season?: string
}

/** Returns what nobody got to the budget of the pool's own day and week. */
export async function releasePool(tx: Transaction, { key, left, at, season }: PoolRelease): Promise<void> {
  if (left === 0n) return
  const spender = { key, of: 'house', season, now: at } as const
  await spendingLock(tx, spender)
  await spendingAdd(tx, spender, subtractCentavos(zeroCentavos, left))
}
