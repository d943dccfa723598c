import type { AnswerOf } from '#core/contract/call.ts'
import type { findWithdrawals } from '../../staff-contract.ts'
import { isLowRisk } from '../../review.ts'
import type { PayoutProvider } from '../payout-provider.ts'
import type { Withdrawal } from '../store/withdrawal.store.ts'

type Row = AnswerOf<typeof findWithdrawals>['rows'][number]

/** A withdrawal in the staff list. */
export const staffRow = (order: Withdrawal, providers: readonly PayoutProvider[]): Row => ({
  orderId: order.reference,
  playerId: order.playerId,
  amount: order.amount,
  bankName:
    providers.flatMap(({ institutions }) => institutions).find(({ code }) => code === order.institution)?.shortName ??
    order.institution,
  numberEnd: order.accountEnd,
  holder: order.holder,
  state: order.state,
  isHeld: order.isHeld,
  riskScore: order.riskScore,
  reviewReasons: [...order.reviewReasons],
  isLowRisk: order.state === 'MANUAL_REVIEW' && isLowRisk(order),
  version: order.version,
  createdAt: order.createdAt,
  endedAt: order.endedAt,
})
