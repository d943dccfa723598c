import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type GameHour = {
  readonly providerId: string
  readonly code: string
  readonly hour: Instant
  readonly rounds: number
}

const add = statement(
  'lobby_game_hour_add',
  `insert into lobby_game_hour as h (provider_id, code, hour, rounds)
   select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::int[]) as n (provider_id, code, hour, rounds) order by 3, 1, 2
   on conflict (hour, provider_id, code) do update set rounds = h.rounds + excluded.rounds`,
)
/** One entry per game and hour. */
export const gameHourAdd = (tx: Transaction, hours: readonly GameHour[]) =>
  tx.rows(add, [
    hours.map(({ providerId }) => providerId),
    hours.map(({ code }) => code),
    hours.map(({ hour }) => sqlTime(hour)),
    hours.map(({ rounds }) => rounds),
  ])

const forget = statement('lobby_game_hour_forget', 'delete from lobby_game_hour where hour < $1')
export const gameHourForget = (tx: Transaction, before: Instant) => tx.rows(forget, [sqlTime(before)])

export type PlayedHours = { readonly from: Instant; readonly before: Instant; readonly max: number }

const listMost = statement<{ gameId: bigint }>(
  'lobby_game_hour_list_most',
  `select g.game_id as "gameId"
   from lobby_game_hour h join lobby_platform p on p.provider_id = h.provider_id
     join lobby_brand b on b.platform_id = p.id join lobby_game g on g.brand_id = b.id and g.code = h.code
   where h.hour >= $1 and h.hour < $2 and g.show_type = 0
   group by g.game_id having sum(h.rounds) > 0 order by sum(h.rounds) desc, g.game_id limit $3`,
)
/** The games with the most rounds, the most played first; none that the operator keeps off the popular games. */
export const mostPlayedList = async (db: Queryable, { from, before, max }: PlayedHours): Promise<bigint[]> =>
  (await db.rows(listMost, [sqlTime(from), sqlTime(before), max])).map(({ gameId }) => gameId)
