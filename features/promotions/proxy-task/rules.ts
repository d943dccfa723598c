import type { StepKind } from './step.ts'
import { pointsItem, type RewardItem } from '#core/reward/reward-item.ts'

export type Step = {
  readonly id: number
  readonly kind: StepKind
  readonly need: number
  readonly items: readonly RewardItem[]
}

export type PromoterTerms = {
  readonly steps: readonly Step[]
  /** An invite that counts here also counts for other promotions. */
  readonly shares: boolean
}

/** Anybody can register accounts: only a valid invite is worth money. */
export const isPaidFairly = ({ kind, items }: Pick<Step, 'kind' | 'items'>): boolean =>
  kind === 'valid' || items.every(({ id }) => id === pointsItem)

export type DayCounts = Readonly<Record<StepKind, number>>

type DayProgress = { readonly counts: DayCounts; readonly isClaimed: (id: number) => boolean }

/** The first reason against taking the reward of a step. */
export function refuseStep(step: Step | undefined, { counts, isClaimed }: DayProgress) {
  if (step === undefined) return 'notEligible'
  if (isClaimed(step.id)) return 'alreadyClaimed'
  return counts[step.kind] < step.need ? 'conditionNotReached' : undefined
}

export function stepStatus(step: Step, day: DayProgress): 'locked' | 'claimable' | 'done' {
  const refusal = refuseStep(step, day)
  if (refusal === undefined) return 'claimable'
  return refusal === 'alreadyClaimed' ? 'done' : 'locked'
}
