import { type CalendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { firstDayKept, sinceArchive } from '../archived/archive.store.ts'
import { untilClosedDays } from './house.store.ts'

const add = statement(
  'ledgerBettorAdd',
  `insert into ledger_bettor (player_id, day)
   select distinct player_id, $3::date from ledger_transfer where reason = 'bet' and at >= $1 and at < $2
   on conflict (player_id) do nothing`,
)
/** Records the players who bet for the first time on a day that is being summed up. */
export const bettorAdd = (tx: Transaction, day: CalendarDay): Promise<never[]> =>
  tx.rows(add, [sqlTime(startOfDay(day)), sqlTime(endOfDay(day)), day])

const findFaults = statement<{ playerId: bigint }>(
  'ledgerBettorFindFaults',
  `with bet as (
     select player_id, (min(at) at time zone 'Asia/Manila')::date as day from ledger_transfer
     where reason = 'bet' and ${sinceArchive} and ${untilClosedDays}
       and player_id not in (select player_id from ledger_bettor where day < ${firstDayKept})
     group by 1
   ), kept as (select player_id, day from ledger_bettor where day >= ${firstDayKept})
   select player_id as "playerId" from (
     (select * from kept except select * from bet) union all (select * from bet except select * from kept)
   ) as differing group by 1 order by 1 limit 20`,
)
/** Players whose recorded first bet contradicts the transfers of the closed days. */
export const bettorFindFaults = (db: Queryable) => db.rows(findFaults)
