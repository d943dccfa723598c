import type { payoutOutcomes } from './staff-contract.ts'
import type { OwnReviewReason, ReviewReason } from './review.ts'
import type { WithdrawalState } from './withdrawal-states.ts'

/** States as members read them, on pages and in exports. */
export const withdrawalStateWords = {
  REQUESTED: 'Requested',
  CHECKING: 'Checking',
  MANUAL_REVIEW: 'In review',
  APPROVED: 'Approved',
  SUBMITTED: 'Sent to provider',
  SUCCEEDED: 'Paid',
  FAILED: 'Failed',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
  REVERSED: 'Returned by bank',
} as const satisfies Readonly<Record<WithdrawalState, string>>

/** Why a person has to look at a withdrawal. */
export const reviewWords = {
  amount: 'Large amount',
  dayAmount: 'Large daily total',
  risk: 'High risk score',
  freshAccount: 'New payout account, not verified',
  sharedAccount: 'Shared payout account',
  adjusted: 'Recent manual credit',
  friendRewards: 'Many friend rewards in a day',
  nameNear: 'Holder name only similar',
  unplayed: 'Deposit not played, player on a break',
  held: 'On hold',
} as const satisfies Readonly<Record<ReviewReason, string>>

/** Why a withdrawal is not approved together with others. */
export const ownReviewWords = {
  ...reviewWords,
  noScore: 'No risk score yet',
  twoMembers: 'Needs two members',
} as const satisfies Readonly<Record<OwnReviewReason, string>>

/** Outcomes of payout events. */
export const outcomeWords = {
  settled: 'Processed.',
  nothing: 'No change.',
  unknownOrder: 'No matching payout. Nothing changed.',
  otherPayout: 'Another payout was sent for this order. Nothing changed.',
  otherAmount: 'The amount differs from the payout. Nothing changed.',
  otherCurrency: 'The currency isn’t pesos. Nothing changed.',
  otherInstitution: 'The bank or e-wallet differs from the payout. Nothing changed.',
  contradiction: 'Contradicts the final result. Nothing changed.',
} as const satisfies Readonly<Record<(typeof payoutOutcomes)[number], string>>
