import { riskScoreOf } from '#features/cashier/risk/server/index.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import type { Job } from '#platform/jobs/job.ts'
import { reviewReasonsOf } from '../review.ts'
import { nextQueryOfOpen } from '../settlement.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import { readReview } from './read-review.ts'
import { sendPayout } from './send-payout.ts'
import { type Withdrawal, withdrawalFindForUpdate } from './store/withdrawal.store.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'
import { withdrawalMarkReviewed } from './store/withdrawal-move.store.ts'

export const advanceJobName = 'withdrawal.advance'

/** Scheduled by a withdrawal request, and by a staff approval. */
export const advanceJob = (needs: WithdrawalDependencies): Job => ({
  name: advanceJobName,
  attemptsMax: 6,
  run: ({ key, now }) => advanceWithdrawal(needs, key, now),
})

/**
 * Advances a withdrawal as far as possible without a person: review, approval, submission to the provider. It continues
 * from any state, so it can be restarted after a crash.
 */
export async function advanceWithdrawal(needs: WithdrawalDependencies, reference: string, now: Instant): Promise<void> {
  const submitted = await needs.db.transaction((tx) => submitByRules(tx, needs, { reference, now }), {
    readsFirst: true,
  })
  if (submitted === undefined) return
  // The submission is recorded before the provider is called.
  failpoint('withdrawal.submitted')
  await sendPayout(needs, submitted, now)
}

type WithdrawalAt = { readonly reference: string; readonly now: Instant }

/** Every state is recorded, in one transaction instead of one each, because a player waits for it. */
async function submitByRules(
  tx: Transaction,
  needs: WithdrawalDependencies,
  { reference, now }: WithdrawalAt,
): Promise<Withdrawal | undefined> {
  let order = await withdrawalFindForUpdate(tx, reference)
  if (order?.state === 'REQUESTED') {
    order = await moveWithdrawal(tx, order, { to: 'CHECKING', byWhom: 'rules', now })
    failpoint('withdrawal.checking')
  }
  if (order?.state === 'CHECKING') {
    order = await decide(tx, needs, { order, now })
    failpoint('withdrawal.decided')
  }
  if (order?.state !== 'APPROVED') return undefined
  return moveWithdrawal(tx, order, { to: 'SUBMITTED', byWhom: 'rules', queryAt: nextQueryOfOpen(0, now), now })
}

type OrderAt = { readonly order: Withdrawal; readonly now: Instant }

async function decide(tx: Transaction, needs: WithdrawalDependencies, { order, now }: OrderAt): Promise<Withdrawal> {
  const { facts, leaving, policy } = await readReview(tx, needs, order, now)
  const { score: riskScore, hits } = await riskScoreOf(tx, { playerId: order.playerId, leaving, now })
  const reasons = reviewReasonsOf({ ...facts, riskScore }, policy, now)
  await withdrawalMarkReviewed(tx, { id: order.id, riskScore, reasons })
  const note = [...reasons, ...hits.map(({ rule }) => `risk: ${rule}`)].join(', ')
  return moveWithdrawal(tx, order, {
    to: reasons.length === 0 ? 'APPROVED' : 'MANUAL_REVIEW',
    byWhom: 'rules',
    note,
    now,
  })
}
