import type { CalendarDay } from '#core/clock/manila.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { gathered } from '#platform/db/gathering.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const find = statement<{ granted: Centavos }>(
  'promotion_rebate_find',
  'select granted from promotion_rebate where player_id = $1 and month = $2',
)
/** A player's rebates of all promotions in a month. Writers lock the player's book. */
export const rebateFind = async (db: Queryable, playerId: bigint, month: string): Promise<Centavos> =>
  (await atMostOne(db.rows(find, [playerId, month])))?.granted ?? zeroCentavos

const add = statement(
  'promotion_rebate_add',
  `insert into promotion_rebate as r (player_id, month, granted) values ($1, $2, $3)
   on conflict (player_id, month) do update set granted = r.granted + excluded.granted`,
)
export type Rebate = { readonly playerId: bigint; readonly month: string; readonly granted: Centavos }
export const rebateAdd = (tx: Transaction, { playerId, month, granted }: Rebate) =>
  tx.rows(add, [playerId, month, granted])

const addDays = statement(
  'promotion_play_day_add',
  `insert into promotion_play_day as d (player_id, day, valid_bet, rounds)
   select * from unnest($1::bigint[], $2::date[], $3::bigint[], $4::int[]) as n (player_id, day, valid_bet, rounds) order by 1, 2
   on conflict (player_id, day) do update set valid_bet = d.valid_bet + excluded.valid_bet, rounds = d.rounds + excluded.rounds`,
)
export type PlayDay = {
  readonly playerId: bigint
  readonly day: CalendarDay
  readonly validBet: bigint
  readonly rounds: number
}
/** One entry per player and day. */
export const playDayAdd = (tx: Transaction, days: readonly PlayDay[]) =>
  tx.rows(addDays, [
    days.map(({ playerId }) => playerId),
    days.map(({ day }) => day),
    days.map(({ validBet }) => validBet),
    days.map(({ rounds }) => rounds),
  ])

/** Valid bets, and rounds of at least a peso. */
export type PlayTotal = { readonly validBet: Centavos; readonly rounds: number }

const sum = statement<PlayTotal & { ordinal: bigint }>(
  'promotion_play_day_sum',
  `select k.ordinal, coalesce(sum(d.valid_bet), 0)::bigint as "validBet", coalesce(sum(d.rounds), 0)::int as rounds
   from unnest($1::bigint[], $2::date[], $3::date[]) with ordinality as k (player_id, first_day, before, ordinal)
     left join promotion_play_day d on d.player_id = k.player_id and d.day >= k.first_day and d.day < k.before
   group by k.ordinal`,
)
const sums = gathered<PlayedIn, PlayTotal>({
  textOf: ({ playerId, from, before }) => `${playerId} ${from} ${before}`,
  read: (db, periods) =>
    db.rows(sum, [
      periods.map(({ playerId }) => playerId),
      periods.map(({ from }) => from),
      periods.map(({ before }) => before),
    ]),
})
export type PlayedIn = { readonly playerId: bigint; readonly from: CalendarDay; readonly before: CalendarDay }
/** A player's play on these days, half-open. */
export const playedIn = (db: Queryable, played: PlayedIn): Promise<PlayTotal> => exactlyOne(sums(db, played))
export const validBetIn = async (db: Queryable, played: PlayedIn): Promise<Centavos> =>
  (await playedIn(db, played)).validBet
