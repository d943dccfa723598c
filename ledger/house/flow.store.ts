import type { DayWindow, HourValue } from '#core/clock/hour-value.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Reason } from '../chart/reason.ts'
import { isCounted } from '../chart/synthetic.ts'
import { type HouseDays, summedPart } from './summed-part.store.ts'

/** Everything but play: bets and wins are a thousand times as many, and are reported from rounds. */
type FlowReason = Exclude<Reason, 'bet' | 'win'>

export type FlowValue = HourValue & { readonly reason: FlowReason }

// The first part must match the condition of the partial index literally.
export const isBesidePlay = `reason not in ('bet', 'win') and ${isCounted()}`

const byHour = statement<FlowValue>(
  'ledgerFlowsByHour',
  `select reason, floor(extract(epoch from at - $1) / 3600)::int as hour, sum(amount)::bigint as value,
     coalesce(sum(amount) filter (where at < $3), 0)::bigint as "soFar"
   from ledger_transfer where ${isBesidePlay} and at >= $1 and at < $2 and reason = any($4) group by 1, 2`,
)
/** How much moved for each of these reasons, by hour of a day. */
export const flowsByHour = (db: Queryable, { from, until, soFar }: DayWindow, reasons: readonly FlowReason[]) =>
  db.rows(byHour, [sqlTime(from), sqlTime(until), sqlTime(soFar), reasons])

export type DayFlow = { readonly day: CalendarDay; readonly reason: FlowReason; readonly value: bigint }

const byDay = statement<DayFlow>(
  'ledgerFlowsByDay',
  `select day, reason, amount as value from ledger_flow_day where day between $1 and $2 and reason = any($5)
   union all
   select (at at time zone 'Asia/Manila')::date as day, reason, sum(amount)::bigint as value
   from ledger_transfer where ${isBesidePlay} and at >= $3 and at < $4 and reason = any($5) group by 1, 2`,
)
/**
 * How much moved for each of these reasons on each of these days: from sums for summed days, from transfers for the
 * others.
 */
export async function flowsByDay(db: Queryable, days: HouseDays, reasons: readonly FlowReason[]): Promise<DayFlow[]> {
  return db.rows(byDay, [...(await summedPart(db, days)), reasons])
}
