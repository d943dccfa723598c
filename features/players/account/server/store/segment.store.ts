import { days } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { isCounted } from '#ledger'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { mayPlayAt } from '../may-play.ts'

/** Groups of players who may play: never suspended or excluded ones. */
export type PlayerSegment = 'everybody' | 'new' | 'awake' | 'asleep'

const newFor = days(7)
const awakeFor = days(7)
const asleepAfter = days(30)

const belongs = `${mayPlayAt('$2')} and ${isCounted('p.id')} and case $1
  when 'everybody' then true
  when 'new' then p.registered_at > $3
  when 'awake' then exists (select from session s where s.player_id = p.id and s.last_action_at > $4)
  else p.registered_at < $5 and not exists (select from session s where s.player_id = p.id and s.last_action_at > $5) end`

const count = statement<{ players: bigint }>(
  'player_segment_count',
  `select count(*) as players from player p where ${belongs}`,
)
export const segmentCount = async (db: Queryable, segment: PlayerSegment, now: Instant): Promise<number> =>
  Number((await exactlyOne(db.rows(count, boundsOf(segment, now)))).players)

const list = statement<{ id: bigint }>(
  'player_segment_list',
  `select p.id from player p where ${belongs} and p.id > $6 order by p.id limit $7`,
)
export type SegmentPage = {
  readonly segment: PlayerSegment
  readonly after: bigint
  readonly limit: number
  readonly now: Instant
}
/** Their ids, paged. */
export const segmentPlayers = async (db: Queryable, { segment, after, limit, now }: SegmentPage): Promise<bigint[]> =>
  (await db.rows(list, [...boundsOf(segment, now), after, limit])).map(({ id }) => id)

const boundsOf = (segment: PlayerSegment, now: Instant): (string | Date)[] => [
  segment,
  sqlTime(now),
  ...[newFor, awakeFor, asleepAfter].map((span) => sqlTime(subtractDuration(now, span))),
]
