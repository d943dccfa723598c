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
import type { ClaimRequirements } from './promotion-kind.ts'
import type { Terms } from './terms.ts'

/** The facts that decide whether a player is offered a promotion. */
export type ReaderFacts = {
  readonly playerId: bigint
  readonly registeredAt: Instant
  /** Suspended, excluded, on a break, or recently at a limit: nothing is offered or granted. */
  readonly isRestricted: boolean
  readonly hasMobile: boolean
  readonly hasKyc: boolean
  readonly totalRecharge: Centavos
  readonly vip: number
  readonly tags: readonly string[]
  readonly isGreenMode: boolean
  /** Keys of the promotions whose version in force does not show itself to this player. */
  readonly heldBack: ReadonlySet<string>
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

/** Whether green mode has a promotion: its operator enables it, and it is allowed there or has a permit. */
export const isForGreenMode = ({ kind, terms: { audience, permitNo } }: Pick<Promotion, 'kind' | 'terms'>): boolean =>
  audience.inGreenMode && (kind.isGreen === true || permitNo !== '')

/** Whether a player belongs to a promotion's audience. Other conditions of a claim are separate refusals. */
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

export const isBetween = <N extends number | bigint>(value: N, min: N | null, max: N | null): boolean =>
  (min === null || value >= min) && (max === null || value <= max)

export const isOffered = (promotion: Promotion, reader: ReaderFacts, now: Instant): boolean =>
  !isHidden(promotion, reader) && isMeantFor(promotion, reader, now)

/** Offered, unless the player is held back: whom a holdout measures. */
export const isMeantFor = (promotion: Promotion, reader: ReaderFacts, now: Instant): boolean =>
  !reader.isRestricted && isOpen(promotion, now) && isInAudience(promotion, reader, now)

/** Held back from the player. */
export const isHidden = ({ kind }: Pick<Promotion, 'kind'>, { heldBack }: Pick<ReaderFacts, 'heldBack'>): boolean =>
  heldBack.has(kind.key)

export const isOnPlatform = ({ terms }: Pick<Promotion, 'terms'>, platform: Platform): boolean =>
  terms.platforms.includes(platform)

/** The first reason against granting anything of a promotion. */
export function refuseClaim(
  promotion: Promotion,
  { reader, asks, now }: { readonly reader: ReaderFacts; readonly asks: ClaimRequirements; readonly now: Instant },
): ActivityRefusal | undefined {
  if (isHidden(promotion, reader) || !isOpen(promotion, now)) return 'notOpen'
  if (reader.isRestricted) return 'restricted'
  if (!isInAudience(promotion, reader, now)) return 'notEligible'
  return missingFor(reader, asks, promotion.terms.audience)
}

/** A paid-for gift is granted to anybody who may receive gifts, whatever the audience has become. */
export const refusePaid = (reader: ReaderFacts, asks: ClaimRequirements): ActivityRefusal | undefined =>
  reader.isRestricted ? 'restricted' : missingFor(reader, asks, { needsMobile: false, needsKyc: false })

/** What the player can still do about it. */
function missingFor(
  { hasMobile, hasKyc, totalRecharge }: ReaderFacts,
  asks: ClaimRequirements,
  audience: Pick<Terms['audience'], 'needsMobile' | 'needsKyc'>,
): ActivityRefusal | undefined {
  if ((asks.mobile || audience.needsMobile) && !hasMobile) return 'mobileNeeded'
  if ((asks.kyc || audience.needsKyc) && !hasKyc) return 'restricted'
  return asks.recharge && totalRecharge === 0n ? 'rechargeNeeded' : undefined
}

export type SpentAmounts = Readonly<Record<(typeof spendingBounds)[number], Centavos>>

const spendingBounds = ['total', 'daily', 'weekly', 'monthly', 'perPlayer'] as const

/** Whether a budget covers a cost. It is used to the centavo and never exceeded. */
export const fitsBudget = (cost: Centavos, spent: SpentAmounts, budget: Terms['budget']): boolean =>
  spendingBounds.every((bound) => {
    const max = budget[bound]
    return max === null || addCentavos(spent[bound], cost) <= max
  })

/** The most of a month's play, and of a month's losses, that all rebates together give. */
export const playCap = percent(1.5)
export const lossCap = percent(15)

/** The month's play or loss, and the rebates granted for it. */
export type RebateBase =
  | { readonly of: 'play'; readonly validBet: Centavos }
  | { readonly of: 'loss'; readonly netLoss: Centavos }

/** The part of a gift within the player's cap: 1.5 % of stakes, or 15 % of losses. */
export function capRebate(rebate: Centavos, base: RebateBase, granted: Centavos): Centavos {
  const max =
    base.of === 'play'
      ? applyBasisPoints(base.validBet, playCap, divFloor)
      : applyBasisPoints(base.netLoss, lossCap, divFloor)
  return minCentavos(rebate, maxCentavos(zeroCentavos, subtractCentavos(max, granted)))
}
