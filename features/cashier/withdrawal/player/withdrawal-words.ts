import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { BlockerKind } from '../blockers.ts'
import type { checkWithdrawal, getWithdrawalTerms } from '../contract.ts'
import { messages as withdrawalMessages } from '../messages/en.ts'
import type { EndReason, WithdrawalState } from '../withdrawal-states.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type ShownWithdrawal = ResponseOf<typeof checkWithdrawal>['order']
export type WithdrawalTerms = ResponseOf<typeof getWithdrawalTerms>
export type ShownBlocker = WithdrawalTerms['blockers'][number]

type StateWords = { readonly tone: BadgeProps['tone']; readonly badge: string; readonly step: string }

/** A state as a badge, and as a step of the timeline. */
export const stateWords: Readonly<Record<WithdrawalState, StateWords>> = {
  REQUESTED: { tone: 'warning', badge: messages.requested, step: messages.requestedStep },
  CHECKING: { tone: 'warning', badge: messages.checking, step: messages.checkingStep },
  MANUAL_REVIEW: { tone: 'warning', badge: messages.inReview, step: messages.inReviewStep },
  APPROVED: { tone: 'warning', badge: messages.approved, step: messages.approvedStep },
  SUBMITTED: { tone: 'warning', badge: messages.onItsWay, step: messages.onItsWayStep },
  SUCCEEDED: { tone: 'success', badge: messages.arrived, step: messages.arrivedStep },
  FAILED: { tone: 'danger', badge: messages.failed, step: messages.failedStep },
  REJECTED: { tone: 'danger', badge: messages.rejected, step: messages.rejectedStep },
  CANCELLED: { tone: 'neutral', badge: messages.cancelled, step: messages.cancelledStep },
  REVERSED: { tone: 'danger', badge: messages.returned, step: messages.returnedStep },
}

export const reasonWords: Readonly<Record<EndReason, string>> = {
  cancelledByPlayer: messages.cancelledByYou,
  identityDiffers: messages.identityDiffers,
  accountDiffers: messages.accountDiffers,
  documentsNeeded: messages.documentsNeeded,
  termsNotMet: messages.termsNotMet,
  refusedByProvider: messages.refusedByProvider,
  failedAtBank: messages.failedAtBank,
  reversedByBank: messages.reversedByBank,
}

type Way = { readonly to: `/${string}`; readonly label: string }

const blockerWays: Readonly<Partial<Record<BlockerKind, Way>>> = {
  riskHold: { to: '/service', label: messages.customerService },
  kyc: { to: '/walletsKyc', label: messages.verifyIdentity },
  neverDeposited: { to: '/lobby/wallets/deposit', label: messages.deposit },
  turnover: { to: '/lobby/home', label: messages.play },
  openRound: { to: '/lobby/home', label: messages.goToGames },
  noMobile: { to: '/bind', label: messages.addMobile },
  noPassword: { to: '/walletsPassword', label: messages.setPassword },
  noAccount: { to: '/bindBankCard?back=1', label: messages.addAccount },
  nameDiffers: { to: '/bankCardList', label: messages.yourAccounts },
  notEnough: { to: '/lobby/wallets/deposit', label: messages.deposit },
}

/** Nobody on a break is led to a deposit or to play. */
const closedOnBreak: readonly BlockerKind[] = ['neverDeposited', 'turnover', 'openRound', 'notEnough']

/** Where a player resolves a blocker. Undefined: it resolves itself, or nobody can. */
export const wayOf = (kind: BlockerKind, { isOnBreak }: Pick<WithdrawalTerms, 'isOnBreak'>): Way | undefined =>
  isOnBreak && closedOnBreak.includes(kind) ? undefined : blockerWays[kind]

/** What a withdrawal costs. */
export const feeText = ({ fee }: Pick<WithdrawalTerms, 'fee'>): string =>
  fee === 0 ? messages.noFee : formatMessage(messages.fee, { fee: formatMoney(fee) })

/** A blocker whose amount or end is unknown. */
const blockerTexts: Readonly<Record<BlockerKind, string>> = {
  withdrawalsClosed: withdrawalMessages['withdrawal.withdrawalsClosed'],
  riskHold: withdrawalMessages['withdrawal.riskHold'],
  openWithdrawal: withdrawalMessages['withdrawal.openWithdrawal'],
  resting: withdrawalMessages['withdrawal.resting'],
  kyc: withdrawalMessages['withdrawal.kyc'],
  neverDeposited: withdrawalMessages['withdrawal.neverDeposited'],
  turnover: withdrawalMessages['withdrawal.turnover'],
  bonusOnBreak: withdrawalMessages['withdrawal.bonusOnBreak'],
  openRound: withdrawalMessages['withdrawal.openRound'],
  noMobile: withdrawalMessages['withdrawal.noMobile'],
  noPassword: withdrawalMessages['withdrawal.noPassword'],
  noAccount: withdrawalMessages['withdrawal.noAccount'],
  nameDiffers: withdrawalMessages['withdrawal.nameDiffers'],
  accountResting: withdrawalMessages['withdrawal.accountResting'],
  dayCount: withdrawalMessages['withdrawal.dayCount'],
  dayAmount: withdrawalMessages['withdrawal.dayAmount'],
  notEnough: withdrawalMessages['withdrawal.notEnough'],
}

/** A blocker with its missing amount or end. */
export function blockerText({ kind, until, amount }: ShownBlocker): string {
  if (kind === 'turnover' && amount !== null)
    return formatMessage(messages.playthroughAmountLeft, { amount: formatMoney(amount) })
  if (kind === 'notEnough' && amount !== null)
    return formatMessage(messages.belowMinimum, { amount: formatMoney(amount) })
  if (kind === 'accountResting' && until !== null)
    return formatMessage(messages.newAccountUntil, { time: formatInstant(until) })
  if (kind === 'resting' && until !== null) return formatMessage(messages.changeUntil, { time: formatInstant(until) })
  return blockerTexts[kind]
}

/** An honest estimate of the duration. */
export function estimateText({ status, expectedBy, createTime }: ShownWithdrawal): string | undefined {
  const isOpen = stateWords[status].tone === 'warning'
  if (!isOpen) return undefined
  if (expectedBy === null) {
    return messages.takingLonger
  }
  if (status === 'MANUAL_REVIEW') return formatMessage(messages.reviewedBy, { time: formatInstant(expectedBy) })
  return expectedBy - createTime <= soonMs
    ? messages.usuallyWithinMinute
    : formatMessage(messages.expectedBy, { time: formatInstant(expectedBy) })
}

const soonMs = 3_600_000
