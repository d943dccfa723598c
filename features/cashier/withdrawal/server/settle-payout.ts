import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import { decideSettlement, type PayoutReport } from '../settlement.ts'
import type { EndReason } from '../withdrawal-states.ts'
import { withdrawalMarkBegun } from './store/payout-query.store.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import { withdrawalFindForUpdate } from './store/withdrawal.store.ts'
import type { WithdrawalEvent } from './store/withdrawal-event.store.ts'

type PayoutSettlement = { readonly provider: string; readonly report: PayoutReport; readonly now: Instant }

const reasons: Readonly<Partial<Record<string, EndReason>>> = { FAILED: 'failedAtBank', REVERSED: 'reversedByBank' }
const queryReversalAfter = hours(24)

/** Applies a provider's report once, whichever way it came. The order stays locked until the commit. */
export async function settlePayout(
  tx: Transaction,
  { provider, report, now }: PayoutSettlement,
): Promise<WithdrawalEvent['outcome']> {
  const order = await withdrawalFindForUpdate(tx, report.reference)
  if (order === undefined || order.provider !== provider) return 'unknownOrder'
  const settlement = decideSettlement(order, report)
  if (settlement.kind !== 'settle') return settlement.kind
  await withdrawalMarkBegun(tx, order.id, report.payoutId)
  let current = order
  for (const to of settlement.states) {
    const reason = reasons[to]
    const queryAt = to === 'SUCCEEDED' ? addDuration(now, queryReversalAfter) : undefined
    current = await moveWithdrawal(tx, current, { to, byWhom: 'provider', ...(reason && { reason }), queryAt, now })
  }
  failpoint('withdrawal.settled')
  return 'settled'
}
