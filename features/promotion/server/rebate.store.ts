import type { CalendarDay } from '#core/clock/manila.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const find = statement<{ granted: Centavos }>(
  'promotion_rebate_find',
  'select granted from promotion_rebate where player_id = $1 and month = $2',
)
/** What rebates of any promotion have given a player in a month. The player's book is locked by who adds to it. */
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
  `insert into promotion_play_day as d (player_id, day, valid_bet)
   select * from unnest($1::bigint[], $2::date[], $3::bigint[]) as n (player_id, day, valid_bet) order by 1, 2
   on conflict (player_id, day) do update set valid_bet = d.valid_bet + excluded.valid_bet`,
)
export type PlayDay = { readonly playerId: bigint; readonly day: CalendarDay; readonly validBet: bigint }
/** One entry for each player and day. */
export const playDayAdd = (tx: Transaction, days: readonly PlayDay[]) =>
  tx.rows(addDays, [
    days.map(({ playerId }) => playerId),
    days.map(({ day }) => day),
    days.map(({ validBet }) => validBet),
  ])

const sum = statement<{ validBet: Centavos }>(
  'promotion_play_day_sum',
  `select coalesce(sum(valid_bet), 0)::bigint as "validBet" from promotion_play_day
   where player_id = $1 and day >= $2 and day < $3`,
)
export type PlayedIn = { readonly playerId: bigint; readonly from: CalendarDay; readonly before: CalendarDay }
/** What a player staked on these days that was play, up to but without the last. */
export const validBetIn = async (db: Queryable, { playerId, from, before }: PlayedIn): Promise<Centavos> =>
  (await exactlyOne(db.rows(sum, [playerId, from, before]))).validBet
