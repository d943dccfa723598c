import type { Instant } from '#core/clock/instant.ts'
import { isRedDot, type RedDot } from '#core/enumerations/red-dot.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { LoadCatalogue } from './load-catalogue.ts'
import { numberedActivities } from './read-catalogue.ts'

/** The activities that are on for a player, on whatever they play. */
export const activitiesOn =
  (load: LoadCatalogue) =>
  async (db: Queryable, { playerId, now }: { readonly playerId: bigint; readonly now: Instant }) => {
    const { promotions, marks } = await load(db, { playerId, platform: undefined, now })
    const numbered = numberedActivities(promotions)
    return {
      activityIds: numbered.map(([id]) => id),
      activityMap: Object.fromEntries(numbered.map(([id, { terms }]) => [String(id), { sort: terms.sort }])),
      loginPaying: marks.has('loginPaying'),
    }
  }

/** The red dots that promotions light for a player. */
export const litByPromotions =
  (load: LoadCatalogue) =>
  async (db: Queryable, playerId: bigint, now: Instant): Promise<readonly RedDot[]> => {
    const { marks } = await load(db, { playerId, platform: undefined, now })
    return [...marks].flatMap((mark) => (isRedDot(mark) ? [mark] : []))
  }
