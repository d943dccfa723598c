import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, sumCentavos } from '#core/money/centavos.ts'

export type Milestone = { readonly level: number; readonly amount: Centavos }

export type FundTerms = {
  /** The pack's number, which its deposit names. */
  readonly fundId: number
  readonly price: Centavos
  readonly milestones: readonly Milestone[]
  readonly lastsDays: number
  readonly betRate: BasisPoints
}

/** A bought pack. */
export type OwnedPack = {
  /** The deposit that bought it. */
  readonly reference: string
  readonly boughtAt: Instant
  /** Its deposit was taken back. */
  readonly isRevoked: boolean
}

export const endOfPack = ({ boughtAt }: Pick<OwnedPack, 'boughtAt'>, { lastsDays }: Pick<FundTerms, 'lastsDays'>) =>
  addDuration(boughtAt, days(lastsDays))

export const totalOf = ({ milestones }: Pick<FundTerms, 'milestones'>): Centavos =>
  sumCentavos(milestones.map(({ amount }) => amount))

export type PackProgress = {
  readonly pack: OwnedPack | undefined
  readonly playerLevel: number
  readonly isClaimed: (level: number) => boolean
}

type TermsAt = { readonly terms: Pick<FundTerms, 'milestones' | 'lastsDays'>; readonly now: Instant }

/** The first reason against taking the reward of a milestone. */
export function refuseMilestone(
  level: number,
  { pack, playerLevel, isClaimed }: PackProgress,
  { terms, now }: TermsAt,
) {
  if (!terms.milestones.some((milestone) => milestone.level === level)) return 'notEligible'
  if (pack === undefined) return 'rechargeNeeded'
  if (pack.isRevoked) return 'notEligible'
  if (isClaimed(level)) return 'alreadyClaimed'
  if (now >= endOfPack(pack, terms)) return 'notOpen'
  return playerLevel < level ? 'conditionNotReached' : undefined
}

export function milestoneStatus(level: number, progress: PackProgress, at: TermsAt): 'locked' | 'claimable' | 'done' {
  const refusal = refuseMilestone(level, progress, at)
  if (refusal === undefined) return 'claimable'
  return refusal === 'alreadyClaimed' ? 'done' : 'locked'
}

/** Whether it can still bring something, today or later. */
export const isActive = ({ pack, isClaimed }: PackProgress, { terms, now }: TermsAt): boolean =>
  pack !== undefined &&
  !pack.isRevoked &&
  now < endOfPack(pack, terms) &&
  terms.milestones.some(({ level }) => !isClaimed(level))
