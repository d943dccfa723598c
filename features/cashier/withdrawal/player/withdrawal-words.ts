import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { BlockerKind } from '../blockers.ts'
import type { checkWithdrawal, getWithdrawalTerms } from '../contract.ts'
import { withdrawalMessages } from '../messages.ts'
import type { EndReason, WithdrawalState } from '../withdrawal-states.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type ShownWithdrawal = ResponseOf<typeof checkWithdrawal>['order']
export type WithdrawalTerms = ResponseOf<typeof getWithdrawalTerms>
export type ShownBlocker = WithdrawalTerms['blockers'][number]

type StateWords = { readonly tone: BadgeProps['tone']; readonly badge: string; readonly step: string }

/** A state as a badge, and as a step of the timeline. */
export const stateWords: Readonly<Record<WithdrawalState, StateWords>> = {
  REQUESTED: { tone: 'warning', badge: messages.askedFor, step: messages.youAskedForItThe },
  CHECKING: { tone: 'warning', badge: messages.beingChecked, step: messages.itIsBeingChecked },
  MANUAL_REVIEW: { tone: 'warning', badge: messages.beingReviewed, step: 'A person looks at it.' },
  APPROVED: { tone: 'warning', badge: messages.approved, step: messages.itIsApproved },
  SUBMITTED: { tone: 'warning', badge: messages.onItsWay, step: messages.itIsOnItsWay },
  SUCCEEDED: { tone: 'success', badge: messages.arrived, step: messages.itHasArrived },
  FAILED: { tone: 'danger', badge: messages.failed, step: messages.itFailedTheAmountIs },
  REJECTED: { tone: 'danger', badge: messages.rejected, step: messages.itWasRejectedTheAmount },
  CANCELLED: { tone: 'neutral', badge: messages.cancelled, step: messages.youCancelledItTheAmount },
  REVERSED: { tone: 'danger', badge: messages.sentBack, step: messages.itWasSentBackThe },
}

export const reasonWords: Readonly<Record<EndReason, string>> = {
  cancelledByPlayer: messages.youCancelledIt,
  identityDiffers: messages.whatWeKnowOfYou,
  accountDiffers: messages.theAccountIsNotIn,
  documentsNeeded: messages.weNeedAnotherDocumentFrom,
  termsNotMet: messages.theTermsOfUseWere,
  refusedByProvider: messages.thePaymentProviderDidNot,
  failedAtBank: messages.theBankDidNotTake,
  reversedByBank: messages.theBankHasSentIt,
}

type Way = { readonly to: `/${string}`; readonly label: string }

/** Where a player resolves a blocker. Missing: it resolves itself, or nobody can. */
export const blockerWays: Readonly<Partial<Record<BlockerKind, Way>>> = {
  riskHold: { to: '/service', label: messages.customerService },
  kyc: { to: '/walletsKyc', label: messages.confirmWhoYouAre },
  neverDeposited: { to: '/lobby/wallets/deposit', label: messages.deposit },
  turnover: { to: '/lobby/home', label: messages.play },
  openRound: { to: '/lobby/home', label: messages.toTheGames },
  noMobile: { to: '/bind', label: messages.bindANumber },
  noPassword: { to: '/walletsPassword', label: messages.setThePassword },
  noAccount: { to: '/bindBankCard?back=1', label: messages.bindAnAccount },
  nameDiffers: { to: '/bankCardList', label: messages.yourAccounts },
  notEnough: { to: '/lobby/wallets/deposit', label: messages.deposit },
}

/** A blocker with its missing amount or end. */
export function blockerText({ kind, until, amount }: ShownBlocker): string {
  const text = withdrawalMessages[`withdrawal.${kind}`]
  if (kind === 'turnover' && amount !== null)
    return formatMessage(messages.amountOfPlayAreStill, { amount: formatMoney(amount) })
  if (kind === 'notEnough' && amount !== null)
    return formatMessage(messages.amountAreMissingToThe, { amount: formatMoney(amount) })
  if (kind === 'accountResting' && until !== null)
    return formatMessage(messages.textYouCanWithdrawFrom, { text, time: formatInstant(until) })
  if (kind === 'resting' && until !== null)
    return formatMessage(messages.textUntilTime, { text, time: formatInstant(until) })
  return text
}

/** An honest estimate of the duration. */
export function estimateText({ status, expectedBy, createTime }: ShownWithdrawal): string | undefined {
  const isOpen = stateWords[status].tone === 'warning'
  if (!isOpen) return undefined
  if (expectedBy === null) {
    return messages.itTakesLongerThanUsual
  }
  if (status === 'MANUAL_REVIEW') return `A person looks at it by ${formatInstant(expectedBy)} at the latest.`
  return expectedBy - createTime <= soonMs
    ? messages.usuallyItArrivesWithinA
    : formatMessage(messages.expectedByTime, { time: formatInstant(expectedBy) })
}

const soonMs = 3_600_000
