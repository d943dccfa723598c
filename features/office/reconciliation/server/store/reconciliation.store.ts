import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Difference } from '../../rules.ts'

export type ComparedDay = {
  readonly provider: string
  readonly day: CalendarDay
  readonly lines: number
  readonly amount: Centavos
  readonly fee: Centavos
  readonly differences: number
  readonly comparedAt: Instant
}

const daySave = statement(
  'reconciliation_day_save',
  `insert into reconciliation_day (provider, day, lines, amount, fee, differences, compared_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (provider, day) do update set lines = excluded.lines, amount = excluded.amount, fee = excluded.fee,
     differences = excluded.differences, compared_at = excluded.compared_at`,
)
export const comparedDaySave = (tx: Transaction, day: ComparedDay) =>
  tx.rows(daySave, [day.provider, day.day, day.lines, day.amount, day.fee, day.differences, sqlTime(day.comparedAt)])

const dayList = statement<ComparedDay>(
  'reconciliation_day_list',
  `select provider, day, lines, amount, fee, differences, compared_at as "comparedAt" from reconciliation_day
   order by day desc, provider limit 31`,
)
export const comparedDayList = (db: Queryable) => db.rows(dayList)

const differenceSave = statement(
  'reconciliation_difference_save',
  `insert into reconciliation_difference as d (provider, day, kind, reference, movement, ours, theirs, found_at)
   select $1, $2, k.*, $8 from unnest($3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[]) as k
   on conflict (provider, day, kind, reference, movement) do update set ours = excluded.ours, theirs = excluded.theirs`,
)
export type FoundOn = { readonly provider: string; readonly day: CalendarDay; readonly now: Instant }
/** An explained difference stays explained. */
export const differencesSave = (tx: Transaction, { provider, day, now }: FoundOn, found: readonly Difference[]) =>
  tx.rows(differenceSave, [
    provider,
    day,
    found.map(({ kind }) => kind),
    found.map(({ reference }) => reference),
    found.map(({ movement }) => movement),
    found.map(({ ours }) => ours),
    found.map(({ theirs }) => theirs),
    sqlTime(now),
  ])

const differenceEnd = statement(
  'reconciliation_difference_end',
  `update reconciliation_difference d set resolved_at = $3, resolved_by = 'found again to agree'
   where d.provider = $1 and d.day = $2 and d.resolved_at is null
     and not (d.kind || ' ' || d.movement || ' ' || d.reference = any ($4::text[]))`,
)
/** Ends differences that a new comparison no longer finds. */
export const differencesEnd = (tx: Transaction, { provider, day, now }: FoundOn, still: readonly Difference[]) =>
  tx.rows(differenceEnd, [
    provider,
    day,
    sqlTime(now),
    still.map(({ kind, movement, reference }) => `${kind} ${movement} ${reference}`),
  ])

export type StandingDifference = Difference & {
  readonly id: bigint
  readonly provider: string
  readonly day: CalendarDay
  readonly resolvedBy: string | null
}
const columns = `id, provider, day, kind, movement, reference, ours, theirs, resolved_by as "resolvedBy"`

const byDay = { by: `(day - date '1970-01-01')`, kind: 'number' } as const

export const differencesForStaff = listQuery<StandingDifference>()({
  name: 'reconciliation_difference_list',
  columns,
  from: 'reconciliation_difference',
  filters: { open: 'resolved_at is null', resolved: 'resolved_at is not null' },
  sorts: { newest: { ...byDay, direction: 'desc' }, oldest: { ...byDay, direction: 'asc' } },
  id: 'id',
})

const resolve = statement<StandingDifference>(
  'reconciliation_difference_resolve',
  `update reconciliation_difference set resolved_at = $2, resolved_by = $3 where id = $1 and resolved_at is null
   returning ${columns}`,
)
/** Undefined: there is none, or it is already explained. */
export const differenceResolve = (tx: Transaction, by: { id: bigint; now: Instant; email: string }) =>
  atMostOne(tx.rows(resolve, [by.id, sqlTime(by.now), by.email]))
