import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import type { Job } from '#platform/jobs/job.ts'
import { reviewReasonsOf } from '../approval.ts'
import { nextAskOfOpen } from '../settlement.ts'
import type { WithdrawalState } from '../withdrawal-states.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import { readReview } from './read-review.ts'
import { sendPayout } from './send-payout.ts'
import { type Withdrawal, withdrawalFindForUpdate } from './withdrawal.store.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'
import { withdrawalMarkReviewed } from './withdrawal-move.store.ts'

export const advanceJobName = 'withdrawal.advance'

/** Scheduled when a withdrawal is asked for, and when the staff approves one. */
export const advanceJob = (needs: WithdrawalDependencies): Job => ({
  name: advanceJobName,
  attemptsMax: 6,
  run: ({ key, now }) => advanceWithdrawal(needs, key, now),
})

/**
 * Takes a withdrawal as far as it can go without a person: looked at, approved, handed to the provider. Every step is a
 * transaction that begins with the state it is for, so that it can be begun again after any crash.
 */
export async function advanceWithdrawal(needs: WithdrawalDependencies, reference: string, now: Instant): Promise<void> {
  const inState = (state: WithdrawalState, work: (tx: Transaction, order: Withdrawal) => Promise<Withdrawal>) =>
    needs.db.transaction(async (tx) => {
      const order = await withdrawalFindForUpdate(tx, reference)
      return order?.state === state ? work(tx, order) : undefined
    })
  await inState('REQUESTED', (tx, order) => moveWithdrawal(tx, order, { to: 'CHECKING', byWhom: 'rules', now }))
  failpoint('withdrawal.checking')
  await inState('CHECKING', (tx, order) => decide(tx, needs, { order, now }))
  failpoint('withdrawal.decided')
  const submitted = await inState('APPROVED', (tx, order) =>
    moveWithdrawal(tx, order, { to: 'SUBMITTED', byWhom: 'rules', askAt: nextAskOfOpen(0, now), now }),
  )
  if (submitted === undefined) return
  // The provider hears of it after we have written down that it may.
  failpoint('withdrawal.submitted')
  await sendPayout(needs, submitted, now)
}

type Deciding = { readonly order: Withdrawal; readonly now: Instant }

async function decide(tx: Transaction, needs: WithdrawalDependencies, { order, now }: Deciding): Promise<Withdrawal> {
  const { approval, leaving, policy } = await readReview(tx, needs, order, now)
  const { score: riskScore, hits } = await needs.ratingOf(tx, { playerId: order.playerId, leaving, now })
  const reasons = reviewReasonsOf({ ...approval, riskScore }, policy, now)
  await withdrawalMarkReviewed(tx, { id: order.id, riskScore, reasons })
  const note = [...reasons, ...hits.map(({ rule }) => `risk: ${rule}`)].join(', ')
  return moveWithdrawal(tx, order, {
    to: reasons.length === 0 ? 'APPROVED' : 'MANUAL_REVIEW',
    byWhom: 'rules',
    note,
    now,
  })
}
