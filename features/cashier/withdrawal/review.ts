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

export type ReviewFacts = {
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
export function reviewReasonsOf(facts: ReviewFacts, policy: WithdrawalPolicy, now: Instant): ReviewReason[] {
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

/** One member's yes to a withdrawal under review. */
export type SignOff = { readonly staffId: bigint; readonly isCompliance: boolean }
export type SignOffsNeeded = { readonly count: 1 | 2; readonly compliance: boolean }

/** The sign-offs that an amount requires. */
export const signOffsNeeded = (amount: Centavos, policy: WithdrawalPolicy): SignOffsNeeded => ({
  count: amount > policy.fourEyesAbove ? 2 : 1,
  compliance: amount > policy.complianceAbove,
})

/** Whether the sign-offs suffice: different people, one of them from compliance if required. */
export function isSignedOff(signOffs: readonly SignOff[], { count, compliance }: SignOffsNeeded): boolean {
  const people = new Set(signOffs.map(({ staffId }) => staffId))
  return people.size >= count && (!compliance || signOffs.some(({ isCompliance }) => isCompliance))
}
