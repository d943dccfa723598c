import type { Duration } from '#core/clock/duration.ts'
import { durationBetween, type Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { WithdrawalPolicy } from './policy.ts'

/** Why a withdrawal needs review. */
export const reviewReasons = [
  'amount',
  'dayAmount',
  'risk',
  'freshAccount',
  'sharedAccount',
  'adjusted',
  'nameNear',
  'held',
] as const
export type ReviewReason = (typeof reviewReasons)[number]

export type ApprovalFacts = {
  readonly amount: Centavos
  /** Of the day in Manila, this one included. */
  readonly dayAmount: Centavos
  readonly riskScore: number
  readonly account: {
    readonly boundAt: Instant
    readonly isVerified: boolean
    readonly trustedAfter: Duration
    readonly nameMatch: 'passes' | 'review' | 'differs'
  }
  /** Other players who are, or were, paid to this account. Without any, the money came from the same identity. */
  readonly linkedPlayers: number
  /** Staff credited the player within a day, or the player claimed a gift from staff. */
  readonly isAdjusted: boolean
  readonly isHeld: boolean
}

/** All reasons for a review; without one the rules approve. */
export function reviewReasonsOf(facts: ApprovalFacts, policy: WithdrawalPolicy, now: Instant): ReviewReason[] {
  const { account } = facts
  const isTrusted = account.isVerified || durationBetween(account.boundAt, now) >= account.trustedAfter
  const met: readonly (ReviewReason | false)[] = [
    facts.amount > policy.automaticMax && 'amount',
    facts.dayAmount > policy.automaticDayMax && 'dayAmount',
    facts.riskScore >= policy.riskScoreMax && 'risk',
    !isTrusted && 'freshAccount',
    facts.linkedPlayers > 0 && 'sharedAccount',
    facts.isAdjusted && 'adjusted',
    account.nameMatch !== 'passes' && 'nameNear',
    facts.isHeld && 'held',
  ]
  return met.filter((reason) => reason !== false)
}

export type Approval = { readonly staffId: bigint; readonly isCompliance: boolean }
export type ApprovalsNeeded = { readonly count: 1 | 2; readonly compliance: boolean }

/** The approvals that an amount requires. */
export const approvalsNeeded = (amount: Centavos, policy: WithdrawalPolicy): ApprovalsNeeded => ({
  count: amount > policy.fourEyesAbove ? 2 : 1,
  compliance: amount > policy.complianceAbove,
})

/** Whether the approvals suffice: different people, one of them from compliance if required. */
export function isApproved(approvals: readonly Approval[], { count, compliance }: ApprovalsNeeded): boolean {
  const people = new Set(approvals.map(({ staffId }) => staffId))
  return people.size >= count && (!compliance || approvals.some(({ isCompliance }) => isCompliance))
}
