import { refuse } from '#core/contract/outcome.ts'
import { sumCentavos } from '#core/money/centavos.ts'
import type { Instant } from '#core/clock/instant.ts'
import { riskScoreOf } from '#features/cashier/risk/server/index.ts'
import { handleStaffBulk, type ItemResult, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { bulkLimits, refuseBulk } from '#features/office/web-configuration/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { ownReviewWords } from '../../desk-words.ts'
import { type OwnReviewReason, ownReviewReasons, reviewReasonsOf } from '../../review.ts'
import { approveWithdrawals } from '../../staff-contract.ts'
import { readReview } from '../read-review.ts'
import { signOffList } from '../store/sign-off.store.ts'
import { type Withdrawal, withdrawalFindForUpdate, withdrawalListByReference } from '../store/withdrawal.store.ts'
import type { WithdrawalDependencies } from '../withdrawal-dependencies.ts'
import { type ApproveDependencies, approveOne } from './approve-one.ts'
import { withdrawalRefusalTexts } from './withdrawal-refusal-texts.ts'

type Dependencies = ApproveDependencies &
  Pick<WithdrawalDependencies, 'hasManyFriendRewards'> &
  Pick<StaffDependencies, 'audit'>

/** Several withdrawals that wait for their size alone. Each is rated again under its lock before it is approved. */
export const staffApproveWithdrawalsHandler = ({ audit, ...needs }: Dependencies) =>
  handleStaffBulk(audit, approveWithdrawals, {
    prepare: async ({ input: { items, sum: confirmed }, db }) => {
      const orders = await withdrawalListByReference(
        db,
        items.map(({ orderId }) => orderId),
      )
      const selection = { count: items.length, sum: sumCentavos(orders.map(({ amount }) => amount)), confirmed }
      return refuseBulk(selection, await bulkLimits(db)) ?? new Map(items.map((item) => [item.orderId, item]))
    },
    decide: async ({ input: { reason }, staff, caller, tx, now }, { orderId, version }) => {
      const order = await withdrawalFindForUpdate(tx, orderId)
      if (order === undefined) return refuse('notFound')
      if (await hasApproved(tx, { ...order, version }, staff.staffId)) return { kind: 'repeated' }
      const own = order.state === 'MANUAL_REVIEW' ? await ownReasonsNow(tx, needs, order, now) : []
      if (own.length > 0) return refuse('notLowRisk', { why: ownReasonsText(own) })
      return approveOne(tx, needs, { orderId, version, reason, staff, caller, now })
    },
    respond: (results) => ({ results: results.map(shown) }),
  })

const isReason = (refusal: string): refusal is keyof typeof withdrawalRefusalTexts => refusal in withdrawalRefusalTexts

const shown = ({ id, refusal }: ItemResult) => ({
  id,
  isDone: refusal === undefined,
  why: refusal ? whyOf(refusal) : null,
})

/** The sentence, and what this one has against it. */
function whyOf({ refusal, details: { why } }: NonNullable<ItemResult['refusal']>): string | null {
  const text = isReason(refusal) ? withdrawalRefusalTexts[refusal] : null
  return typeof why === 'string' ? [text, why].filter(Boolean).join(' ') : text
}

const ownReasonsText = (reasons: readonly OwnReviewReason[]): string =>
  `Reasons: ${reasons.map((reason) => ownReviewWords[reason]).join('; ')}.`

/** The same member's yes to this version: a decision that is sent again is done once. */
const hasApproved = async (tx: Transaction, order: Pick<Withdrawal, 'id' | 'version'>, staffId: bigint) =>
  (await signOffList(tx, order)).some((each) => each.staffId === staffId)

/** Both as it was rated when it was requested and as it is rated now. */
async function ownReasonsNow(
  tx: Transaction,
  needs: Dependencies | Omit<Dependencies, 'audit'>,
  order: Withdrawal,
  now: Instant,
) {
  const asRequested = ownReviewReasons(order)
  if (asRequested.length > 0) return asRequested
  const { facts, leaving, policy } = await readReview(tx, needs, order, now)
  const { score: riskScore } = await riskScoreOf(tx, { playerId: order.playerId, leaving, now })
  const reviewReasons = reviewReasonsOf({ ...facts, riskScore }, policy, now)
  return ownReviewReasons({ ...order, riskScore, reviewReasons })
}
