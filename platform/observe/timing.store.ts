import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '../db/queryable.ts'
import { sqlTime } from '../db/sql-types.ts'
import { statement } from '../db/statement.ts'

export type TimingKey = {
  readonly kind: string
  readonly name: string
  readonly part: string
  readonly outcome: string
  readonly bucket: number
}
export type TimingRow = TimingKey & { readonly count: bigint; readonly micros: bigint }
export type TimingSlice = TimingKey & { readonly slice: Instant; readonly count: number; readonly micros: number }

// Sorted, so that processes that write the same rows lock them in one order.
const add = statement(
  'timing_add',
  `insert into timing as t (slice, kind, name, part, outcome, bucket, count, micros)
   select * from unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::bigint[], $8::bigint[])
   order by 1, 2, 3, 4, 5, 6
   on conflict (slice, kind, name, part, outcome, bucket) do update
     set count = t.count + excluded.count, micros = t.micros + excluded.micros`,
)
export const timingAdd = (db: Queryable, rows: readonly TimingSlice[]) =>
  db.rows(add, [
    rows.map(({ slice }) => sqlTime(slice)),
    rows.map(({ kind }) => kind),
    rows.map(({ name }) => name),
    rows.map(({ part }) => part),
    rows.map(({ outcome }) => outcome),
    rows.map(({ bucket }) => bucket),
    rows.map(({ count }) => count),
    rows.map(({ micros }) => Math.round(micros)),
  ])

const since = statement<TimingRow>(
  'timing_since',
  `select kind, name, part, outcome, bucket, sum(count)::bigint as count, sum(micros)::bigint as micros
   from timing where slice >= $1 group by kind, name, part, outcome, bucket`,
)
/** Measurements of the slices that began at this time or later. */
export const timingsSince = (db: Queryable, from: Instant) => db.rows(since, [sqlTime(from)])

const removeBefore = statement('timing_remove_before', 'delete from timing where slice < $1')
export const timingsRemoveBefore = (db: Queryable, before: Instant) => db.rows(removeBefore, [sqlTime(before)])
