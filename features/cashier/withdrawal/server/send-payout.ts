import type { Instant } from '#core/clock/instant.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import { settlePayout } from './settle-payout.ts'
import { type Withdrawal, withdrawalFindForUpdate } from './store/withdrawal.store.ts'
import { withdrawalMarkBegun } from './store/payout-query.store.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'

type Dependencies = Pick<WithdrawalDependencies, 'db' | 'log' | 'providers' | 'openNumber'>

/** Submits a withdrawal to its provider, always under our id. Idempotent. */
export async function sendPayout(needs: Dependencies, order: Withdrawal, now: Instant): Promise<void> {
  const { reference, amount, institution, holder } = order
  const provider = needs.providers.find(({ id }) => id === order.provider)
  if (provider === undefined)
    return needs.log.error({ reference, provider: order.provider }, 'a payout has no provider')
  const number = await needs.openNumber(needs.db, order.bankAccountId)
  const begun = await provider.beginPayout({ reference, amount, institution, number, holder }, now)
  failpoint('withdrawal.sent')
  // It is unknown whether there is a payout: the job queries, and submits it again with the same id if there is none.
  if (begun.kind === 'unreachable') return
  await needs.db.transaction(async (tx) => {
    const locked = await withdrawalFindForUpdate(tx, reference)
    if (locked?.state !== 'SUBMITTED') return
    if (begun.kind === 'refused') {
      await moveWithdrawal(tx, locked, { to: 'FAILED', byWhom: 'provider', reason: 'refusedByProvider', now })
      return
    }
    await withdrawalMarkBegun(tx, locked.id, begun.report.payoutId)
    await settlePayout(tx, { provider: provider.id, report: begun.report, now })
  })
  failpoint('withdrawal.begun')
}
