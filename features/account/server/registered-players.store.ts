import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const matches = `(registered_at between $1 and $2 and (not $3 or mobile is not null)
  and ($4::text[] = '{}' or tags && $4) and not tags && $5::text[])`

const count = statement<{ total: bigint; matching: bigint }>(
  'player_count_registered',
  `select count(*) as total, count(*) filter (where ${matches}) as matching from player where not is_demo`,
)
const sample = statement<{ id: bigint }>(
  'player_sample_registered',
  `select id from player where not is_demo and ${matches} order by registered_at desc limit $6`,
)
export type Registered = {
  readonly from: Instant
  readonly until: Instant
  readonly needsMobile: boolean
  /** Of these at least one, where there are any; and of those none. */
  readonly tagsAny: readonly string[]
  readonly tagsNone: readonly string[]
  readonly countMax: number
}
/** How many players there are, how many registered in a time, and the newest of those. */
export async function playersRegistered(
  db: Queryable,
  { from, until, needsMobile, tagsAny, tagsNone, countMax }: Registered,
) {
  const about = [sqlTime(from), sqlTime(until), needsMobile, tagsAny, tagsNone]
  const { total, matching } = await exactlyOne(db.rows(count, about))
  const ids = (await db.rows(sample, [...about, countMax])).map(({ id }) => id)
  return { total: Number(total), matching: Number(matching), ids }
}
