import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { BlockerKind } from '../blockers.ts'
import type { checkWithdrawal, getWithdrawalTerms } from '../contract.ts'
import { withdrawalMessages } from '../messages.ts'
import type { EndReason, WithdrawalState } from '../withdrawal-states.ts'

export type ShownWithdrawal = ResponseOf<typeof checkWithdrawal>['order']
export type WithdrawalTerms = ResponseOf<typeof getWithdrawalTerms>
export type ShownBlocker = WithdrawalTerms['blockers'][number]

type StateWords = { readonly tone: BadgeProps['tone']; readonly badge: string; readonly step: string }

/** A state as a badge, and as a step of the timeline. */
export const stateWords: Readonly<Record<WithdrawalState, StateWords>> = {
  REQUESTED: { tone: 'warning', badge: 'Asked for', step: 'You asked for it. The amount is set aside.' },
  CHECKING: { tone: 'warning', badge: 'Being checked', step: 'It is being checked.' },
  MANUAL_REVIEW: { tone: 'warning', badge: 'Being reviewed', step: 'A person looks at it.' },
  APPROVED: { tone: 'warning', badge: 'Approved', step: 'It is approved.' },
  SUBMITTED: { tone: 'warning', badge: 'On its way', step: 'It is on its way.' },
  SUCCEEDED: { tone: 'success', badge: 'Arrived', step: 'It has arrived.' },
  FAILED: { tone: 'danger', badge: 'Failed', step: 'It failed. The amount is in your balance again.' },
  REJECTED: { tone: 'danger', badge: 'Rejected', step: 'It was rejected. The amount is in your balance again.' },
  CANCELLED: { tone: 'neutral', badge: 'Cancelled', step: 'You cancelled it. The amount is in your balance again.' },
  REVERSED: { tone: 'danger', badge: 'Sent back', step: 'It was sent back. The amount is in your balance again.' },
}

export const reasonWords: Readonly<Record<EndReason, string>> = {
  cancelledByPlayer: 'You cancelled it.',
  identityDiffers: 'What we know of you does not fit the account.',
  accountDiffers: 'The account is not in your own name.',
  documentsNeeded: 'We need another document from you. Customer service can tell you which.',
  termsNotMet: 'The terms of use were not met. Customer service can tell you more.',
  refusedByProvider: 'The payment provider did not take it. Please check the account.',
  failedAtBank: 'The bank did not take it. Please check the account.',
  reversedByBank: 'The bank has sent it back. Please check the account.',
}

type Way = { readonly to: `/${string}`; readonly label: string }

/** Where a player resolves a blocker. Missing: it resolves itself, or nobody can. */
export const blockerWays: Readonly<Partial<Record<BlockerKind, Way>>> = {
  riskHold: { to: '/service', label: 'Customer service' },
  kyc: { to: '/walletsKyc', label: 'Confirm who you are' },
  neverDeposited: { to: '/lobby/wallets/deposit', label: 'Deposit' },
  turnover: { to: '/lobby/home', label: 'Play' },
  openRound: { to: '/lobby/home', label: 'To the games' },
  noMobile: { to: '/bind', label: 'Bind a number' },
  noPassword: { to: '/walletsPassword', label: 'Set the password' },
  noAccount: { to: '/bindBankCard?back=1', label: 'Bind an account' },
  nameDiffers: { to: '/bankCardList', label: 'Your accounts' },
  notEnough: { to: '/lobby/wallets/deposit', label: 'Deposit' },
}

/** A blocker with its missing amount or end. */
export function blockerText({ kind, until, amount }: ShownBlocker): string {
  const text = withdrawalMessages[`withdrawal.${kind}`]
  if (kind === 'turnover' && amount !== null) return `${formatMoney(amount)} of play are still missing.`
  if (kind === 'notEnough' && amount !== null) return `${formatMoney(amount)} are missing to the smallest withdrawal.`
  if (kind === 'accountResting' && until !== null) return `${text} You can withdraw from ${formatInstant(until)}.`
  if (kind === 'resting' && until !== null) return `${text} Until ${formatInstant(until)}.`
  return text
}

/** An honest estimate of the duration. */
export function estimateText({ status, expectedBy, createTime }: ShownWithdrawal): string | undefined {
  const isOpen = stateWords[status].tone === 'warning'
  if (!isOpen) return undefined
  if (expectedBy === null) {
    return 'It takes longer than usual. The amount is safe; it arrives, or it is in your balance again.'
  }
  if (status === 'MANUAL_REVIEW') return `A person looks at it by ${formatInstant(expectedBy)} at the latest.`
  return expectedBy - createTime <= soonMs
    ? 'Usually it arrives within a minute.'
    : `Expected by ${formatInstant(expectedBy)}.`
}

const soonMs = 3_600_000
