import { activityType } from '#core/enumerations/activity-type.ts'
import type { Platform } from '#core/enumerations/platform.ts'
import type { Promotion } from './promotion.ts'
import { isOffered, isOnPlatform, type ReaderFacts } from './rules.ts'
import type { Instant } from '#core/clock/instant.ts'

type Shelf = {
  readonly reader: ReaderFacts
  /** Undefined: all platforms. */
  readonly platform: Platform | undefined
  readonly isBankrupt: boolean
  readonly now: Instant
}

/** The promotions a player is shown by their terms, in order. */
export function catalogueOf(
  promotions: readonly Promotion[],
  { reader, platform, isBankrupt, now }: Shelf,
): readonly Promotion[] {
  const offered = promotions.filter(
    (promotion) => isOffered(promotion, reader, now) && (platform === undefined || isOnPlatform(promotion, platform)),
  )
  const ids = new Set(offered.map(({ kind }) => kind.activityId))
  return offered
    .filter(({ kind }) => !isHidden(kind.activityId, { ids, isBankrupt, hasMobile: reader.hasMobile }))
    .toSorted((a, b) => a.terms.sort - b.terms.sort || (a.kind.activityId ?? 0) - (b.kind.activityId ?? 0))
}

type HiddenOffers = {
  readonly ids: ReadonlySet<number | undefined>
  readonly isBankrupt: boolean
  readonly hasMobile: boolean
}

/** The specification's rules of which promotion hides which. */
function isHidden(activityId: number | undefined, { ids, isBankrupt, hasMobile }: HiddenOffers): boolean {
  if (activityId === activityType.agent) return ids.has(activityType.agentCount)
  if (activityId === activityType.lossRelief) return !isBankrupt
  return activityId === activityType.bind && hasMobile
}
