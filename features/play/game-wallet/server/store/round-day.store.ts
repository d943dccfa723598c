import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type EndedRound = {
  readonly playerId: bigint
  readonly roundId: string
  readonly stake: Centavos
  readonly win: Centavos
}

const listClosed = statement<EndedRound>(
  'game_round_list_closed',
  `select r.player_id as "playerId", r.round_id as "roundId", r.stake, r.win from game_round r
   where r.provider_id = $1 and r.state = 'CLOSED' and r.ended_at >= $2 and r.ended_at < $3`,
)
/** A provider's rounds that were played and ended in that period. */
export const roundListClosed = (db: Queryable, of: { providerId: string; from: Instant; to: Instant }) =>
  db.rows(listClosed, [of.providerId, sqlTime(of.from), sqlTime(of.to)])

export type ComparedDay = {
  readonly providerId: string
  readonly day: CalendarDay
  readonly rounds: number
  readonly differences: number
  readonly comparedAt: Instant
}

const save = statement(
  'game_round_day_save',
  `insert into game_round_day (provider_id, day, rounds, differences, compared_at) values ($1, $2, $3, $4, $5)
   on conflict (provider_id, day) do update set rounds = excluded.rounds, differences = excluded.differences,
     compared_at = excluded.compared_at`,
)
export const roundDaySave = (db: Queryable, { providerId, day, rounds, differences, comparedAt }: ComparedDay) =>
  db.rows(save, [providerId, day, rounds, differences, sqlTime(comparedAt)])

const listToReconcile = statement<{ id: string }>(
  'game_provider_list_asked',
  `select p.id from game_provider p where p.inquiry_url is not null and p.adapter is null and p.state <> 'disabled'
   order by p.id`,
)
/** The providers that can be called. */
export const providerListToReconcile = (db: Queryable) => db.rows(listToReconcile)
