import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Difference } from './game-difference.store.ts'

export type FoundDifference = Difference & {
  readonly id: bigint
  readonly foundAt: Instant
  readonly resolvedAt: Instant | null
  readonly resolvedBy: string | null
}

const columns = `d.id, d.provider_id as "providerId", d.kind, d.subject, d.ours, d.theirs, d.found_at as "foundAt",
  d.resolved_at as "resolvedAt", d.resolved_by as "resolvedBy"`

const byTime = { by: 'd.found_at', kind: 'time' } as const

export const differencesForStaff = listQuery<FoundDifference>()({
  name: 'game_difference_list',
  columns,
  from: 'game_difference d',
  filters: {
    providerId: 'd.provider_id = $',
    kind: 'd.kind = $',
    open: 'd.resolved_at is null',
    resolved: 'd.resolved_at is not null',
  },
  sorts: { newest: { ...byTime, direction: 'desc' }, oldest: { ...byTime, direction: 'asc' } },
  id: 'd.id',
})

const resolve = statement<FoundDifference>(
  'game_difference_resolve',
  `update game_difference d set resolved_at = $2, resolved_by = $3 where d.id = $1 and d.resolved_at is null
   returning ${columns}`,
)
/** Undefined: there is none, or it is already explained. */
export const differenceResolve = (tx: Queryable, by: { id: bigint; now: Instant; email: string }) =>
  atMostOne(tx.rows(resolve, [by.id, sqlTime(by.now), by.email]))
