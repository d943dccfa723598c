import type { ResponseOf } from '#core/contract/call.ts'
import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { ReviewReason } from '../review.ts'
import type { payoutOutcomes, viewWithdrawal } from '../staff-contract.ts'
import type { EndReason, WithdrawalState } from '../withdrawal-states.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'

export type StaffWithdrawal = ResponseOf<typeof viewWithdrawal>

type StateWords = { readonly tone: BadgeProps['tone']; readonly text: string }

export const stateWords: Readonly<Record<WithdrawalState, StateWords>> = {
  REQUESTED: { tone: 'neutral', text: messages.requested },
  CHECKING: { tone: 'neutral', text: messages.checking },
  MANUAL_REVIEW: { tone: 'warning', text: messages.inReview },
  APPROVED: { tone: 'success', text: messages.approved },
  SUBMITTED: { tone: 'warning', text: messages.submitted },
  SUCCEEDED: { tone: 'success', text: messages.paid },
  FAILED: { tone: 'danger', text: messages.failed },
  REJECTED: { tone: 'danger', text: messages.rejected },
  CANCELLED: { tone: 'neutral', text: messages.cancelled },
  REVERSED: { tone: 'danger', text: messages.reversed },
}

export const reviewWords: Readonly<Record<ReviewReason, string>> = {
  amount: messages.largeAmount,
  dayAmount: messages.largeDay,
  risk: messages.riskReason,
  freshAccount: messages.newAccount,
  sharedAccount: messages.sharedAccount,
  adjusted: messages.adjusted,
  friendRewards: messages.friendRewards,
  nameNear: messages.nameSimilar,
  unplayed: messages.unplayed,
  held: messages.onHold,
}

export const endWords: Readonly<Record<EndReason, string>> = {
  cancelledByPlayer: messages.cancelledByPlayer,
  identityDiffers: messages.identityDiffers,
  accountDiffers: messages.accountDiffers,
  documentsNeeded: messages.documentsNeeded,
  termsNotMet: messages.termsNotMet,
  refusedByProvider: messages.refusedByProvider,
  failedAtBank: messages.failedAtBank,
  reversedByBank: messages.returnedByBank,
}

/** Outcomes of payout events. */
export const outcomeWords = {
  settled: messages.settled,
  nothing: messages.nothingNew,
  unknownOrder: messages.unknownPayout,
  otherPayout: messages.otherPayout,
  otherAmount: messages.otherAmount,
  otherCurrency: messages.otherCurrency,
  otherInstitution: messages.otherBank,
  contradiction: messages.contradiction,
} as const satisfies Record<(typeof payoutOutcomes)[number], string>

type Needed = StaffWithdrawal['needed']

/** How many members have approved, who they are, and how many have to. */
export function approvalsText({ count, compliance }: Needed, approvers: readonly string[]): string {
  const progress = { done: approvers.length, needed: count }
  if (approvers.length === 0) {
    return formatMessage(compliance ? messages.approvalsCompliance : messages.approvalsOf, progress)
  }
  const members = approvers.join(', ')
  return formatMessage(compliance ? messages.approvalsComplianceBy : messages.approvalsBy, { ...progress, members })
}
