import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { publicNamesOf } from '#features/players/account/server/index.ts'
import { claimListNewest, isOpen, promotionOf, seasonOf } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { grandClaims } from './claim-key.ts'
import { newYearKind } from './new-year-kind.ts'

type Winner = { readonly phone: string; readonly timestamp: Instant; readonly amount: Centavos }

const shownMax = 20

/** The newest grand boxes of the season, with masked names. Undefined: the countdown does not run. */
export async function newYearWinners(db: Queryable, now: Instant): Promise<readonly Winner[] | undefined> {
  const promotion = await promotionOf(db, newYearKind)
  const season = promotion && seasonOf(promotion)
  if (promotion === undefined || season === undefined || !isOpen(promotion, now)) return undefined
  const { key } = newYearKind
  const query = { key, claimKeys: grandClaims, since: season.startsAt, countMax: shownMax }
  const claims = await claimListNewest(db, query)
  const names = await publicNamesOf(
    db,
    claims.map(({ playerId }) => playerId),
  )
  return claims.flatMap(({ playerId, cost: amount, claimedAt: timestamp }) => {
    const phone = names.get(playerId)
    return phone === undefined ? [] : [{ phone, timestamp, amount }]
  })
}
