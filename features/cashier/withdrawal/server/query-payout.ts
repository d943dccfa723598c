import type { Instant } from '#core/clock/instant.ts'
import { nextQueryOfOpen, nextQueryOfSucceeded } from '../settlement.ts'
import { withdrawalMarkQueried } from './store/payout-query.store.ts'
import { sendPayout } from './send-payout.ts'
import { settlePayout } from './settle-payout.ts'
import type { Withdrawal } from './store/withdrawal.store.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'

type Dependencies = Pick<WithdrawalDependencies, 'db' | 'log' | 'providers' | 'openNumber'>

/** Queries the provider about a payout and applies the result. False: it could not be reached. */
export async function queryPayout(needs: Dependencies, order: Withdrawal, now: Instant): Promise<boolean> {
  const provider = needs.providers.find(({ id }) => id === order.provider)
  const report = (await provider?.queryPayout(order.reference, now)) ?? 'unreachable'
  // Sets the next query first: the result may end the order, and the polling with it.
  await withdrawalMarkQueried(needs.db, { ...order, next: nextQuery(order, now) })
  if (report === 'unreachable') return false
  if (report === 'unknownPayout') {
    // It never arrived. The same id prevents a second payout.
    if (order.state === 'SUBMITTED') await sendPayout(needs, order, now)
    return true
  }
  const outcome = await needs.db.transaction((tx) => settlePayout(tx, { provider: order.provider, report, now }))
  if (outcome !== 'settled' && outcome !== 'nothing') {
    needs.log.error({ reference: order.reference, outcome }, 'a payout report contradicts the payout that was sent')
  }
  return true
}

function nextQuery({ state, endedAt, queryCount }: Withdrawal, now: Instant): Instant | undefined {
  if (state === 'SUBMITTED') return nextQueryOfOpen(queryCount + 1, now)
  return endedAt === null ? undefined : nextQueryOfSucceeded(endedAt, now)
}
