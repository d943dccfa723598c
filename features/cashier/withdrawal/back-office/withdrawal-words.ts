import type { ResponseOf } from '#core/contract/call.ts'
import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { ReviewReason } from '../review.ts'
import type { payoutOutcomes, viewWithdrawal } from '../staff-contract.ts'
import type { EndReason, WithdrawalState } from '../withdrawal-states.ts'
import { messages } from './messages/en.ts'

export type StaffWithdrawal = ResponseOf<typeof viewWithdrawal>

type StateWords = { readonly tone: BadgeProps['tone']; readonly text: string }

export const stateWords: Readonly<Record<WithdrawalState, StateWords>> = {
  REQUESTED: { tone: 'neutral', text: messages.requested },
  CHECKING: { tone: 'neutral', text: messages.checking },
  MANUAL_REVIEW: { tone: 'warning', text: messages.waitsForADecision },
  APPROVED: { tone: 'success', text: messages.approved },
  SUBMITTED: { tone: 'warning', text: messages.submitted },
  SUCCEEDED: { tone: 'success', text: messages.succeeded },
  FAILED: { tone: 'danger', text: messages.failed },
  REJECTED: { tone: 'danger', text: messages.rejected },
  CANCELLED: { tone: 'neutral', text: messages.cancelled },
  REVERSED: { tone: 'danger', text: messages.reversed },
}

export const reviewWords: Readonly<Record<ReviewReason, string>> = {
  amount: messages.largeAmount,
  dayAmount: messages.largeSumOfTheDay,
  risk: messages.risk,
  freshAccount: messages.newAccountNotVerified,
  sharedAccount: messages.accountOfSeveralPlayers,
  adjusted: messages.creditedByHand,
  nameNear: messages.nameOnlyNear,
  held: messages.held,
}

export const endWords: Readonly<Record<EndReason, string>> = {
  cancelledByPlayer: messages.cancelledByThePlayer,
  identityDiffers: messages.theIdentityDoesNotFit,
  accountDiffers: messages.theAccountIsSomebodyElses,
  documentsNeeded: messages.anotherDocumentIsNeeded,
  termsNotMet: messages.theTermsWereNotMet,
  refusedByProvider: messages.refusedByTheProvider,
  failedAtBank: messages.failedAtTheBank,
  reversedByBank: messages.sentBackByTheBank,
}

/** Outcomes of payout events. */
export const outcomeWords = {
  settled: messages.done,
  nothing: messages.nothingNewInIt,
  unknownOrder: messages.itNamesNoPayoutOf,
  otherPayout: messages.anotherPayoutWasSentFor,
  otherAmount: messages.itNamesAnotherAmountThan,
  otherCurrency: messages.itNamesAnotherCurrencyThan,
  otherInstitution: messages.itNamesAnotherBankOr,
  contradiction: messages.itSaysTheOppositeOf,
} as const satisfies Record<(typeof payoutOutcomes)[number], string>
