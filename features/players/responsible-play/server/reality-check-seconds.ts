import { minutes, wholeSeconds } from '#core/clock/duration.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { realityMinutesDefault } from '../rules.ts'
import { careFind } from './store/care.store.ts'

/** How often a player's own games remind them of time and money. */
export const realityCheckSeconds = async (db: Queryable, playerId: bigint): Promise<number> =>
  wholeSeconds(minutes((await careFind(db, playerId))?.realityMinutes ?? realityMinutesDefault))
