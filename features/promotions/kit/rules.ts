import { days } from '#core/clock/duration.ts'
import { durationBetween, hasEnded, type Instant } from '#core/clock/instant.ts'
import type { ActivityRefusal } from '#core/enumerations/activity-refusal.ts'
import type { Platform } from '#core/enumerations/platform.ts'
import { applyBasisPoints, percent } from '#core/money/basis-points.ts'
import {
  addCentavos,
  type Centavos,
  maxCentavos,
  minCentavos,
  subtractCentavos,
  zeroCentavos,
} from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import type { Promotion, PromotionState } from './promotion.ts'
import type { ClaimAsks } from './promotion-kind.ts'
import type { Terms } from './terms.ts'

/** What decides whether a player is offered a promotion. */
export type ReaderFacts = {
  readonly playerId: bigint
  readonly registeredAt: Instant
  /** Suspended, excluded, on a break, or a limit was reached lately: nothing is offered and nothing given. */
  readonly isRestricted: boolean
  readonly hasMobile: boolean
  readonly hasKyc: boolean
  readonly totalRecharge: Centavos
  readonly vip: number
  readonly tags: readonly string[]
  readonly isGreenMode: boolean
}

export type ShownState = 'DRAFT' | 'SCHEDULED' | 'ACTIVE' | 'PAUSED' | 'ENDED'

type PromotionSchedule = { readonly state: PromotionState; readonly terms: Pick<Terms, 'startAt' | 'endAt'> }

export function shownState({ state, terms: { startAt, endAt } }: PromotionSchedule, now: Instant): ShownState {
  if (state === 'draft') return 'DRAFT'
  if (state === 'ended' || hasEnded(endAt ?? 'never', now)) return 'ENDED'
  if (state === 'paused') return 'PAUSED'
  return startAt !== null && now < startAt ? 'SCHEDULED' : 'ACTIVE'
}

export const isOpen = (promotion: PromotionSchedule, now: Instant): boolean => shownState(promotion, now) === 'ACTIVE'

/** Whether green mode has a promotion: where its operator says so, and it is allowed there or has a permit. */
export const isForGreenMode = ({ kind, terms: { audience, permitNo } }: Pick<Promotion, 'kind' | 'terms'>): boolean =>
  audience.inGreenMode && (kind.isGreen === true || permitNo !== '')

/** Whether somebody is of those whom a promotion is for. What a claim asks for besides is told as its own refusal. */
function isInAudience({ kind, terms }: Pick<Promotion, 'kind' | 'terms'>, reader: ReaderFacts, now: Instant): boolean {
  if (reader.isGreenMode && !isForGreenMode({ kind, terms })) return false
  const { audience } = terms
  const registeredDays = durationBetween(reader.registeredAt, now) / days(1)
  return (
    isBetween(registeredDays, audience.registeredDaysMin, audience.registeredDaysMax) &&
    isBetween(reader.totalRecharge, audience.rechargeMin, audience.rechargeMax) &&
    isBetween(reader.vip, audience.vipMin, audience.vipMax) &&
    hasTags(reader.tags, audience)
  )
}

const hasTags = (tags: readonly string[], { tagsAny, tagsNone }: Terms['audience']): boolean =>
  (tagsAny.length === 0 || tagsAny.some((tag) => tags.includes(tag))) && !tagsNone.some((tag) => tags.includes(tag))

const isBetween = <N extends number | bigint>(value: N, min: N | null, max: N | null): boolean =>
  (min === null || value >= min) && (max === null || value <= max)

export const isOffered = (promotion: Promotion, reader: ReaderFacts, now: Instant): boolean =>
  !reader.isRestricted && isOpen(promotion, now) && isInAudience(promotion, reader, now)

export const isOnPlatform = ({ terms }: Pick<Promotion, 'terms'>, platform: Platform): boolean =>
  terms.platforms.includes(platform)

/** The first reason against giving anything of a promotion to somebody. */
export function refuseClaim(
  promotion: Promotion,
  { reader, asks, now }: { readonly reader: ReaderFacts; readonly asks: ClaimAsks; readonly now: Instant },
): ActivityRefusal | undefined {
  if (!isOpen(promotion, now)) return 'notOpen'
  if (reader.isRestricted) return 'restricted'
  if (!isInAudience(promotion, reader, now)) return 'notEligible'
  return missingFor(reader, asks, promotion.terms.audience)
}

/** What was paid for is given to everybody who may be given anything, for whomever the promotion is meanwhile. */
export const refusePaid = (reader: ReaderFacts, asks: ClaimAsks): ActivityRefusal | undefined =>
  reader.isRestricted ? 'restricted' : missingFor(reader, asks, { needsMobile: false, needsKyc: false })

/** What the player can still do about it. */
function missingFor(
  { hasMobile, hasKyc, totalRecharge }: ReaderFacts,
  asks: ClaimAsks,
  audience: Pick<Terms['audience'], 'needsMobile' | 'needsKyc'>,
): ActivityRefusal | undefined {
  if ((asks.mobile || audience.needsMobile) && !hasMobile) return 'mobileNeeded'
  if ((asks.kyc || audience.needsKyc) && !hasKyc) return 'restricted'
  return asks.recharge && totalRecharge === 0n ? 'rechargeNeeded' : undefined
}

export type SpentAmounts = Readonly<Record<(typeof spendingBounds)[number], Centavos>>

const spendingBounds = ['total', 'daily', 'weekly', 'perPlayer'] as const

/** Whether a budget holds what something costs. A bound is reached to the centavo and never passed. */
export const fitsBudget = (cost: Centavos, spent: SpentAmounts, budget: Terms['budget']): boolean =>
  spendingBounds.every((bound) => {
    const max = budget[bound]
    return max === null || addCentavos(spent[bound], cost) <= max
  })

const playCap = percent(1.5)
const lossCap = percent(15)

/** What was played in the month, or lost, and what rebates have given of it. */
export type RebateBase =
  | { readonly of: 'play'; readonly validBet: Centavos }
  | { readonly of: 'loss'; readonly netLoss: Centavos }

/** How much of a gift the player's cap leaves room for: 1.5 % of what was staked, or 15 % of what was lost. */
export function capRebate(wish: Centavos, base: RebateBase, granted: Centavos): Centavos {
  const max =
    base.of === 'play'
      ? applyBasisPoints(base.validBet, playCap, divFloor)
      : applyBasisPoints(base.netLoss, lossCap, divFloor)
  return minCentavos(wish, maxCentavos(zeroCentavos, subtractCentavos(max, granted)))
}
