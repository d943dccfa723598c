import type { Duration } from '#core/clock/duration.ts'
import { durationBetween, type Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { reviewLimits, type WithdrawalPolicy } from './policy.ts'

/** Why a withdrawal needs review. */
export const reviewReasons = [
  'amount',
  'dayAmount',
  'risk',
  'freshAccount',
  'sharedAccount',
  'adjusted',
  'friendRewards',
  'nameNear',
  'unplayed',
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
  /** The player lately claimed the cash of many friends in one day. */
  readonly hasManyFriendRewards: boolean
  /** The player is on a break, and a deposit was not played. */
  readonly isUnplayed: boolean
  readonly isHeld: boolean
}

/** All reasons for a review; without one the rules approve. */
export function reviewReasonsOf(facts: ReviewFacts, policy: WithdrawalPolicy, now: Instant): ReviewReason[] {
  const { account } = facts
  const met: Readonly<Record<ReviewReason, boolean>> = {
    amount: facts.amount > policy.automaticMax,
    dayAmount: facts.dayAmount > policy.automaticDayMax,
    risk: facts.riskScore >= policy.riskScoreMax,
    freshAccount: !isTrusted(account, now),
    sharedAccount: facts.linkedPlayers > 0,
    adjusted: facts.isAdjusted,
    friendRewards: facts.hasManyFriendRewards,
    nameNear: account.nameMatch !== 'passes',
    unplayed: facts.isUnplayed,
    held: facts.isHeld,
  }
  return reviewReasons.filter((reason) => met[reason])
}

const isTrusted = ({ isVerified, boundAt, trustedAfter }: ReviewFacts['account'], now: Instant): boolean =>
  isVerified || durationBetween(boundAt, now) >= trustedAfter

/** Reasons that say how much it is, and nothing against the player. */
const sizeReasons: readonly ReviewReason[] = ['amount', 'dayAmount']

type Reviewed = {
  readonly amount: Centavos
  readonly isHeld: boolean
  readonly riskScore: number | null
  readonly reviewReasons: readonly ReviewReason[]
}

/** What keeps a withdrawal from being approved together with others, besides its size. */
export type OwnReviewReason = ReviewReason | 'noScore' | 'twoMembers'

/** All of it, in the order in which a member reads it. Empty: it waits for its size alone. */
export function ownReviewReasons({ amount, isHeld, riskScore, reviewReasons }: Reviewed): readonly OwnReviewReason[] {
  const met: readonly (readonly [OwnReviewReason, boolean])[] = [
    ['held', isHeld],
    ['noScore', riskScore === null],
    ['risk', riskScore !== null && riskScore >= reviewLimits.riskScoreMax],
    ['twoMembers', amount > reviewLimits.fourEyesAbove],
  ]
  const reasons = reviewReasons.filter((reason) => !sizeReasons.includes(reason))
  return [...new Set([...met.flatMap(([reason, isMet]) => (isMet ? [reason] : [])), ...reasons])]
}

/** Waits for its size alone, with a low score, and one person may approve it: several may be approved together. */
export const isLowRisk = (order: Reviewed): boolean => ownReviewReasons(order).length === 0

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
