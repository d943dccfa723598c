import type { ResponseOf } from '#core/contract/call.ts'
import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { ReviewReason } from '../approval.ts'
import type { payoutOutcomes, viewWithdrawal } from '../staff-contract.ts'
import type { EndReason, WithdrawalState } from '../withdrawal-states.ts'

export type StaffWithdrawal = ResponseOf<typeof viewWithdrawal>

type StateWords = { readonly tone: BadgeProps['tone']; readonly text: string }

export const stateWords: Readonly<Record<WithdrawalState, StateWords>> = {
  REQUESTED: { tone: 'neutral', text: 'Requested' },
  CHECKING: { tone: 'neutral', text: 'Checking' },
  MANUAL_REVIEW: { tone: 'warning', text: 'Waits for a decision' },
  APPROVED: { tone: 'success', text: 'Approved' },
  SUBMITTED: { tone: 'warning', text: 'Submitted' },
  SUCCEEDED: { tone: 'success', text: 'Succeeded' },
  FAILED: { tone: 'danger', text: 'Failed' },
  REJECTED: { tone: 'danger', text: 'Rejected' },
  CANCELLED: { tone: 'neutral', text: 'Cancelled' },
  REVERSED: { tone: 'danger', text: 'Reversed' },
}

export const reviewWords: Readonly<Record<ReviewReason, string>> = {
  amount: 'Large amount',
  dayAmount: 'Large sum of the day',
  risk: 'Risk',
  freshAccount: 'New account, not verified',
  sharedAccount: 'Account of several players',
  adjusted: 'Credited by hand',
  nameNear: 'Name only near',
  held: 'Held',
}

export const endWords: Readonly<Record<EndReason, string>> = {
  cancelledByPlayer: 'Cancelled by the player',
  identityDiffers: 'The identity does not fit',
  accountDiffers: 'The account is somebody else’s',
  documentsNeeded: 'Another document is needed',
  termsNotMet: 'The terms were not met',
  refusedByProvider: 'Refused by the provider',
  failedAtBank: 'Failed at the bank',
  reversedByBank: 'Sent back by the bank',
}

/** Outcomes of payout events. */
export const outcomeWords = {
  settled: 'Done.',
  nothing: 'Nothing new in it.',
  unknownOrder: 'It names no payout of ours.',
  otherPayout: 'Another payout was sent for this order.',
  otherAmount: 'It names another amount than was sent.',
  otherCurrency: 'It names another currency than pesos.',
  otherInstitution: 'It names another bank or e-wallet than was paid.',
  contradiction: 'It says the opposite of what is settled.',
} as const satisfies Record<(typeof payoutOutcomes)[number], string>
