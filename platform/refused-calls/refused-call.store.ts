import type { Instant } from '#core/clock/instant.ts'
import { listQuery } from '../db/list-query.ts'
import { exactlyOne, type Queryable } from '../db/queryable.ts'
import { sqlTime } from '../db/sql-types.ts'
import { statement } from '../db/statement.ts'

type RefusedCallRow = {
  readonly id: bigint
  readonly hour: Instant
  readonly door: string
  readonly caller: string
  readonly what: string
  readonly code: string
  readonly count: number
  readonly firstAt: Instant
  readonly lastAt: Instant
  readonly detail: string
}

const add = statement(
  'refused_call_add',
  `insert into refused_call as r (hour, door, caller, what, code, count, first_at, last_at, detail)
   select * from unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::timestamptz[],
     $8::timestamptz[], $9::text[])
   order by 1, 2, 3, 4, 5
   on conflict (hour, door, caller, what, code) do update set count = r.count + excluded.count,
     last_at = greatest(r.last_at, excluded.last_at), detail = excluded.detail`,
)
export const refusedCallAdd = (db: Queryable, calls: readonly Omit<RefusedCallRow, 'id'>[]) =>
  db.rows(add, [
    calls.map(({ hour }) => sqlTime(hour)),
    calls.map(({ door }) => door),
    calls.map(({ caller }) => caller),
    calls.map(({ what }) => what),
    calls.map(({ code }) => code),
    calls.map(({ count }) => BigInt(count)),
    calls.map(({ firstAt }) => sqlTime(firstAt)),
    calls.map(({ lastAt }) => sqlTime(lastAt)),
    calls.map(({ detail }) => detail),
  ])

const byTime = { by: 'last_at', kind: 'time' } as const

export const refusedCallsForStaff = listQuery<RefusedCallRow>()({
  name: 'refused_call_list',
  columns:
    'id, hour, door, caller, what, code, count::int as count, first_at as "firstAt", last_at as "lastAt", detail',
  from: 'refused_call',
  filters: {
    door: 'door = $',
    caller: 'caller = $',
    code: 'code = $',
    from: 'last_at >= $time',
    until: 'last_at < $time',
  },
  sorts: {
    newest: { ...byTime, direction: 'desc' },
    oldest: { ...byTime, direction: 'asc' },
    // Qualified with its table: unqualified, it would be the formatted output column, which no index has.
    most: { by: 'refused_call.count', kind: 'number', direction: 'desc' },
  },
  id: 'id',
})

const countSince = statement<{ count: bigint; oldest: Instant | null }>(
  'refused_call_count_since',
  `select coalesce(sum(count), 0)::bigint as count, min(first_at) as oldest from refused_call
   where door = $1 and code = any($2::text[]) and last_at > $3`,
)
type RefusalQuery = { readonly door: string; readonly codes: readonly string[]; readonly since: Instant }
/** How often an endpoint refused with one of these codes, in the hours after a moment. */
export const refusedCallCount = (db: Queryable, { door, codes, since }: RefusalQuery) =>
  exactlyOne(db.rows(countSince, [door, codes, sqlTime(since)]))

const removeBefore = statement('refused_call_remove_before', 'delete from refused_call where last_at < $1')
export const refusedCallRemoveBefore = (db: Queryable, before: Instant) => db.rows(removeBefore, [sqlTime(before)])
