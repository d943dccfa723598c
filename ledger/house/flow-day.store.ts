import { type CalendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { firstDayKept, sinceArchive } from '../archived/archive.store.ts'
import { isBesidePlay } from './flow.store.ts'
import { untilClosedDays } from './house.store.ts'

const add = statement(
  'ledgerFlowDayAdd',
  `insert into ledger_flow_day (day, reason, amount)
   select $3::date, reason, sum(amount) from ledger_transfer where ${isBesidePlay} and at >= $1 and at < $2 group by reason`,
)
/** Sums up a day's movements other than play, by reason. */
export const flowDayAdd = (tx: Transaction, day: CalendarDay): Promise<never[]> =>
  tx.rows(add, [sqlTime(startOfDay(day)), sqlTime(endOfDay(day)), day])

const findFaults = statement<{ day: CalendarDay; reason: string }>(
  'ledgerFlowDayFindFaults',
  `with summed as (
     select (at at time zone 'Asia/Manila')::date as day, reason, sum(amount)::bigint as amount
     from ledger_transfer where ${isBesidePlay} and ${sinceArchive} and ${untilClosedDays} group by 1, 2
   ), kept as (select day, reason, amount from ledger_flow_day where day >= ${firstDayKept})
   select day, reason from (
     (select * from kept except all select * from summed) union all (select * from summed except all select * from kept)
   ) as differing group by day, reason order by day, reason limit 20`,
)
/** The first closed days whose stored sums differ from their transfers. */
export const flowDayFindFaults = (db: Queryable) => db.rows(findFaults)
