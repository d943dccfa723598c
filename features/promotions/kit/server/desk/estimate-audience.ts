import { days } from '#core/clock/duration.ts'
import { type Instant, instant, subtractDuration } from '#core/clock/instant.ts'
import { newestRegistered, playersRegistered } from '#features/players/account/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { isBetween } from '../../rules.ts'
import type { Terms } from '../../terms.ts'
import type { PromotionDependencies } from '../promotion-dependencies.ts'
import { sampleFacts } from '../store/sample-facts.store.ts'

const sampleMax = 2_000

type Audience = Terms['audience']
type EstimateDependencies = PromotionDependencies & { readonly now: Instant }

/**
 * How many eligible players the terms would reach. Registration, number and tags are counted of all players; deposits,
 * VIP level and verified identity are extrapolated from the newest 2,000 of those.
 */
export async function estimateAudience(db: Queryable, { audience }: Terms, { now, ...needs }: EstimateDependencies) {
  const { registeredDaysMin, registeredDaysMax, needsMobile, tagsAny, tagsNone } = audience
  const registered = {
    now,
    from: registeredDaysMax === null ? instant(0) : subtractDuration(now, days(registeredDaysMax)),
    until: registeredDaysMin === null ? now : subtractDuration(now, days(registeredDaysMin)),
    needsMobile,
    tagsAny,
    tagsNone,
  }
  const { total, matching } = await playersRegistered(db, registered)
  if (!isNarrower(audience)) return { players: matching, of: total }
  const ids = await newestRegistered(db, registered, sampleMax)
  const fitting = (await sampleFacts(db, ids, needs)).filter((facts) => fits(audience, facts))
  return { players: ids.length === 0 ? 0 : Math.round((matching * fitting.length) / ids.length), of: total }
}

const isNarrower = ({ rechargeMin, rechargeMax, vipMin, vipMax, needsKyc }: Audience): boolean =>
  needsKyc || [rechargeMin, rechargeMax, vipMin, vipMax].some((bound) => bound !== null)

type Facts = Awaited<ReturnType<typeof sampleFacts>>[number]

const fits = (audience: Audience, { deposited, vip, hasKyc }: Facts): boolean =>
  isBetween(deposited, audience.rechargeMin, audience.rechargeMax) &&
  isBetween(vip, audience.vipMin, audience.vipMax) &&
  (hasKyc || !audience.needsKyc)
