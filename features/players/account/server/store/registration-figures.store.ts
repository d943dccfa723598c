import type { DayWindow, HourValue } from '#core/clock/hour-value.ts'
import { isCounted } from '#ledger'
import { type IdList, idList } from '#platform/db/id-list.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const byHour = statement<HourValue>(
  'player_registrations_by_hour',
  `select floor(extract(epoch from registered_at - $1) / 3600)::int as hour, count(*) as value,
     count(*) filter (where registered_at < $3) as "soFar"
   from player where registered_at >= $1 and registered_at < $2 and ${isCounted('id')} group by 1`,
)
export const registrationsByHour = (db: Queryable, { from, until, soFar }: DayWindow) =>
  db.rows(byHour, [sqlTime(from), sqlTime(until), sqlTime(soFar)])

const listIn = statement<{ count: bigint; ids: IdList }>(
  'player_list_registered_in',
  `select count(*), ${idList('id')} as ids from player
   where registered_at >= $1 and registered_at < $2 and ${isCounted('id')}`,
)
/** The players who registered in a period, and their number. */
export const playersRegisteredIn = (db: Queryable, { from, until }: Pick<DayWindow, 'from' | 'until'>) =>
  exactlyOne(db.rows(listIn, [sqlTime(from), sqlTime(until)]))
