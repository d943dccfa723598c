import { addDays, dayOf } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { monthPeriod } from '#core/clock/period.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { capRebate } from '../rules.ts'
import { rebateAdd, rebateFind, validBetIn } from './store/rebate.store.ts'

export type RebateRequest = { readonly playerId: bigint; readonly amount: Centavos; readonly now: Instant }

/** Takes from the month's cap of rebates, for gifts outside of claims. The caller has locked the player's book. */
export async function takeRebate(tx: Transaction, { playerId, amount, now }: RebateRequest): Promise<Centavos> {
  const { key: month, startsAt } = monthPeriod(now)
  const from = addDays(dayOf(startsAt), -7)
  const validBet = await validBetIn(tx, { playerId, from, before: addDays(dayOf(now), 1) })
  const left = capRebate(amount, { of: 'play', validBet }, await rebateFind(tx, playerId, month))
  if (left > 0n) await rebateAdd(tx, { playerId, month, granted: left })
  return left
}
