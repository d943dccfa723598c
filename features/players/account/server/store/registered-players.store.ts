import type { Instant } from '#core/clock/instant.ts'
import { isCounted } from '#ledger'
import { exactlyOne, type Queryable, type SqlValue } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { isStoppedAt, mayPlayAt } from '../may-play.ts'

export type AudienceQuery = {
  readonly now: Instant
  readonly from: Instant
  readonly until: Instant
  readonly needsMobile: boolean
  /** At least one of the first, if any; and none of the second. */
  readonly tagsAny: readonly string[]
  readonly tagsNone: readonly string[]
}

/** How many players may play, and how many of them registered in a period. */
export async function playersRegistered(db: Queryable, registered: AudienceQuery) {
  const { name, at, fits, without, values } = conditionsOf(registered)
  const count = statement<{ total: bigint; matching: bigint }>(
    `player_count_registered/${name}`,
    `select ${countOf(at, isCounted('id'))} as total, ${countOf(at, fits)}${without && ` - ${countOf(at, `${fits} and ${without}`)}`} as matching`,
  )
  const { total, matching } = await exactlyOne(db.rows(count, values))
  return { total: Number(total), matching: Number(matching) }
}

/** The newest of them. */
export async function newestRegistered(db: Queryable, registered: AudienceQuery, limit: number): Promise<bigint[]> {
  const { name, at, fits, without, values } = conditionsOf(registered)
  const list = statement<{ id: bigint }>(
    `player_newest_registered/${name}`,
    `select id from player where ${mayPlayAt(at)} and ${fits}${without && ` and not (${without})`}
     order by registered_at desc limit $${values.length + 1}::int`,
  )
  return (await db.rows(list, [...values, limit])).map(({ id }) => id)
}

/** Stopped players are counted separately and subtracted: both counts then use an index only. */
const countOf = (at: string, condition: string): string =>
  `((select count(*) from player where ${condition}) - (select count(*) from player where ${isStoppedAt(at)} and ${condition}))`

/** Only requested conditions are part of the statement, so that each combination gets its own plan. */
function conditionsOf({ now, from, until, needsMobile, tagsAny, tagsNone }: AudienceQuery) {
  const values: SqlValue[] = [sqlTime(from), sqlTime(until), sqlTime(now)]
  // The partial index holds players with any tag, which the condition must repeat to use it.
  const carries = (tags: readonly string[]) => `tags <> '{}' and tags && $${values.push(tags)}::text[]`
  const conditions = ['registered_at between $1 and $2', isCounted('id')]
  if (needsMobile) conditions.push('mobile is not null')
  if (tagsAny.length > 0) conditions.push(carries(tagsAny))
  const without = tagsNone.length > 0 ? carries(tagsNone) : ''
  const name = `${needsMobile ? 'mobile' : ''}/${tagsAny.length > 0 ? 'any' : ''}/${without && 'none'}`
  return { name, at: '$3::timestamptz', fits: conditions.join(' and '), without, values }
}
