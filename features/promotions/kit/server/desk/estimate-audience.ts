import { days } from '#core/clock/duration.ts'
import { type Instant, instant, subtractDuration } from '#core/clock/instant.ts'
import { zeroCentavos } from '#core/money/centavos.ts'
import { newestRegistered, playersRegistered } from '#features/players/account/server/index.ts'
import { depositSums } from '#features/cashier/deposit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Terms } from '../../terms.ts'

const sampleMax = 2_000

/**
 * How many eligible players the terms would reach, by registration, number, tags and deposits; large audiences are
 * extrapolated from the newest 2,000.
 */
export async function estimateAudience(db: Queryable, { audience }: Terms, now: Instant) {
  const { registeredDaysMin, registeredDaysMax, rechargeMin, rechargeMax, needsMobile, tagsAny, tagsNone } = audience
  const registered = {
    now,
    from: registeredDaysMax === null ? instant(0) : subtractDuration(now, days(registeredDaysMax)),
    until: registeredDaysMin === null ? now : subtractDuration(now, days(registeredDaysMin)),
    needsMobile,
    tagsAny,
    tagsNone,
  }
  const { total, matching } = await playersRegistered(db, registered)
  if (rechargeMin === null && rechargeMax === null) return { players: matching, of: total }
  const ids = await newestRegistered(db, registered, sampleMax)
  const sums = await depositSums(db, ids)
  const fitting = ids.filter((id) => {
    const sum = sums.get(id) ?? zeroCentavos
    return (rechargeMin === null || sum >= rechargeMin) && (rechargeMax === null || sum <= rechargeMax)
  })
  return { players: ids.length === 0 ? 0 : Math.round((matching * fitting.length) / ids.length), of: total }
}
