import type { ResponseOf } from '#core/contract/call.ts'
import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { viewWithdrawal } from '../staff-contract.ts'
import type { EndReason, WithdrawalState } from '../withdrawal-states.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { withdrawalStateWords } from '../desk-words.ts'
import { messages } from './messages/en.ts'

export type StaffWithdrawal = ResponseOf<typeof viewWithdrawal>

type StateWords = { readonly tone: BadgeProps['tone']; readonly text: string }

export const stateWords: Readonly<Record<WithdrawalState, StateWords>> = {
  REQUESTED: { tone: 'neutral', text: withdrawalStateWords.REQUESTED },
  CHECKING: { tone: 'neutral', text: withdrawalStateWords.CHECKING },
  MANUAL_REVIEW: { tone: 'warning', text: withdrawalStateWords.MANUAL_REVIEW },
  APPROVED: { tone: 'success', text: withdrawalStateWords.APPROVED },
  SUBMITTED: { tone: 'warning', text: withdrawalStateWords.SUBMITTED },
  SUCCEEDED: { tone: 'success', text: withdrawalStateWords.SUCCEEDED },
  FAILED: { tone: 'danger', text: withdrawalStateWords.FAILED },
  REJECTED: { tone: 'danger', text: withdrawalStateWords.REJECTED },
  CANCELLED: { tone: 'neutral', text: withdrawalStateWords.CANCELLED },
  REVERSED: { tone: 'danger', text: withdrawalStateWords.REVERSED },
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
