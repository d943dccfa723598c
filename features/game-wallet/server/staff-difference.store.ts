import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
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

export type DifferenceQuestion = {
  /** Empty: of all. */
  readonly providerId: string
  readonly kind: Difference['kind'] | ''
  readonly isResolved: boolean
  readonly limit: number
  readonly offset: number
}

const list = statement<FoundDifference>(
  'game_difference_list',
  `select ${columns} from game_difference d
   where ($1 = '' or d.provider_id = $1) and ($2 = '' or d.kind = $2) and (d.resolved_at is not null) = $3
   order by d.found_at desc, d.id desc limit $4 offset $5`,
)
export const differenceList = (db: Queryable, asked: DifferenceQuestion) =>
  db.rows(list, [asked.providerId, asked.kind, asked.isResolved, asked.limit, asked.offset])

const resolve = statement<FoundDifference>(
  'game_difference_resolve',
  `update game_difference d set resolved_at = $2, resolved_by = $3 where d.id = $1 and d.resolved_at is null
   returning ${columns}`,
)
/** Undefined: there is none, or it is explained already. */
export const differenceResolve = (tx: Queryable, by: { id: bigint; now: Instant; email: string }) =>
  atMostOne(tx.rows(resolve, [by.id, sqlTime(by.now), by.email]))
