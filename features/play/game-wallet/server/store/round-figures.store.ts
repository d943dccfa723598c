import type { DayWindow, HourValue } from '#core/clock/hour-value.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { isCounted } from '#ledger'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { requireRoundsReadable } from './hidden-rounds.store.ts'

// A free round costs the player nothing; its winnings count as a win.
const result = '(case when is_free then 0 else stake end) - win'

const revenueByHour = statement<HourValue>(
  'game_round_revenue_by_hour',
  `select floor(extract(epoch from ended_at - $1) / 3600)::int as hour, sum(${result})::bigint as value,
     coalesce(sum(${result}) filter (where ended_at < $3), 0)::bigint as "soFar"
   from game_round where state = 'CLOSED' and ended_at >= $1 and ended_at < $2 and ${isCounted()} group by 1`,
)
/** Stakes less wins of closed rounds, by the hour of their end. */
export async function gameRevenueByHour(db: Queryable, { from, until, soFar }: DayWindow): Promise<HourValue[]> {
  await requireRoundsReadable(db, { from, until })
  return db.rows(revenueByHour, [sqlTime(from), sqlTime(until), sqlTime(soFar)])
}

const playersByHour = statement<HourValue>(
  'game_tx_players_by_hour',
  `select floor(extract(epoch from at - $1) / 3600)::int as hour, count(distinct player_id) as value,
     count(distinct player_id) filter (where at < $3) as "soFar"
   from game_tx where kind = 'bet' and state <> 'REJECTED' and at >= $1 and at < $2 and ${isCounted()} group by 1`,
)
/** Distinct players who bet, by hour. */
export const playersAtBetsByHour = (db: Queryable, { from, until, soFar }: DayWindow) =>
  db.rows(playersByHour, [sqlTime(from), sqlTime(until), sqlTime(soFar)])

const playersOf = statement<{ count: bigint }>(
  'game_tx_players_of',
  `select count(distinct player_id) from game_tx
   where kind = 'bet' and state <> 'REJECTED' and at >= $1 and at < $2 and ${isCounted()}`,
)
/** Distinct players who bet between two moments. */
export const playersAtBets = async (db: Queryable, { from, until }: { from: Instant; until: Instant }) =>
  (await exactlyOne(db.rows(playersOf, [sqlTime(from), sqlTime(until)]))).count

type DayPlayers = { readonly day: CalendarDay; readonly count: bigint }
const playersByDay = statement<DayPlayers>(
  'game_tx_players_by_day',
  `select (at at time zone 'Asia/Manila')::date as day, count(distinct player_id) from game_tx
   where kind = 'bet' and state <> 'REJECTED' and at >= $1 and at < $2 and ${isCounted()} group by 1`,
)
/** Distinct players who bet, by day in Manila. */
export const playersAtBetsByDay = (db: Queryable, { from, until }: { from: Instant; until: Instant }) =>
  db.rows(playersByDay, [sqlTime(from), sqlTime(until)])

const stakedIn = statement<{ stake: bigint }>(
  'game_round_staked_in',
  `select coalesce(sum(stake) filter (where not is_free), 0)::bigint as stake
   from game_round where state = 'CLOSED' and ended_at >= $1 and ended_at < $2 and ${isCounted()}`,
)
/** Bets of the rounds that closed between two moments. */
export async function stakedBetween(
  db: Queryable,
  { from, until }: { from: Instant; until: Instant },
): Promise<bigint> {
  await requireRoundsReadable(db, { from, until })
  return (await exactlyOne(db.rows(stakedIn, [sqlTime(from), sqlTime(until)]))).stake
}

export type ProviderHealth = {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly operations: bigint
  readonly refused: bigint
  readonly lastAt: Instant | null
  readonly openRounds: bigint
  readonly oldestOpenAt: Instant | null
  readonly differences: bigint
}

const health = statement<ProviderHealth>(
  'game_provider_health',
  `select p.id, p.name, p.state, coalesce(t.operations, 0)::bigint as operations, coalesce(t.refused, 0)::bigint as refused,
     t."lastAt", coalesce(r.open, 0)::bigint as "openRounds", r.oldest as "oldestOpenAt",
     (select count(*) from game_difference d where d.provider_id = p.id and d.resolved_at is null) as differences
   from game_provider p
   left join (
     select provider_id, count(*) as operations, count(*) filter (where state = 'REJECTED') as refused, max(at) as "lastAt"
     from game_tx where at >= $1 group by provider_id
   ) as t on t.provider_id = p.id
   left join (
     select provider_id, count(*) as open, min(opened_at) as oldest from game_round where state = 'OPEN' group by provider_id
   ) as r on r.provider_id = p.id
   order by p.name, p.id`,
)
/** The state of each game provider: its recent operations, and what is open. */
export const providerHealth = (db: Queryable, since: Instant) => db.rows(health, [sqlTime(since)])

const countDifferences = statement<{ count: bigint; oldest: Instant | null }>(
  'game_difference_count_open',
  'select count(*), min(found_at) as oldest from game_difference where resolved_at is null',
)
/** The number of unresolved differences with providers. */
export const differencesOpen = (db: Queryable) => exactlyOne(db.rows(countDifferences))
