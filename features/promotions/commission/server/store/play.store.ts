import type { CalendarDay } from '#core/clock/manila.ts'
import type { GameType } from '#core/enumerations/game-type.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type DayOfFriend = { readonly inviteeId: bigint; readonly day: CalendarDay }
export type Play = DayOfFriend & { readonly gameType: GameType; readonly validBet: Centavos }

const add = statement(
  'commission_play_add',
  `insert into commission_play as p (invitee_id, day, game_type, valid_bet)
   select * from unnest($1::bigint[], $2::date[], $3::text[], $4::bigint[]) as n (invitee_id, day, game_type, valid_bet)
   order by 1, 2, 3
   on conflict (invitee_id, day, game_type) do update set valid_bet = p.valid_bet + excluded.valid_bet, is_due = true`,
)
/** One entry per player, day and kind of game. */
export const playAdd = (tx: Transaction, plays: readonly Play[]) =>
  tx.rows(add, [
    plays.map(({ inviteeId }) => inviteeId),
    plays.map(({ day }) => day),
    plays.map(({ gameType }) => gameType),
    plays.map(({ validBet }) => validBet),
  ])

const lock = statement('commission_settlement_lock', `select pg_advisory_xact_lock(hashtextextended('commission', 0))`)
/** Serialises settlements, which share the agents' daily maximum. */
export const settlementLock = (tx: Transaction) => tx.rows(lock)

const takeDue = statement<DayOfFriend>(
  'commission_play_take_due',
  `with due as (
     select distinct invitee_id, day from commission_play where is_due and day < $1 order by day, invitee_id limit $2
   ), taken as (
     update commission_play p set is_due = false from due
     where p.invitee_id = due.invitee_id and p.day = due.day and p.is_due returning p.invitee_id, p.day
   ) select distinct invitee_id as "inviteeId", day from taken order by day, invitee_id`,
)
/** Closed days that changed since they were last settled. */
export const playTakeDue = (tx: Transaction, before: CalendarDay, countMax: number) =>
  tx.rows(takeDue, [before, countMax])

const list = statement<Play>(
  'commission_play_list',
  `select p.invitee_id as "inviteeId", p.day, p.game_type as "gameType", p.valid_bet as "validBet"
   from unnest($1::bigint[], $2::date[]) as k (invitee_id, day) join commission_play p using (invitee_id, day)`,
)
export const playList = (db: Queryable, days: readonly DayOfFriend[]) =>
  db.rows(list, [days.map(({ inviteeId }) => inviteeId), days.map(({ day }) => day)])

const sumIn = statement<{ inviteeId: bigint; gameType: GameType; validBet: Centavos }>(
  'commission_play_sum_in',
  `select invitee_id as "inviteeId", game_type as "gameType", sum(valid_bet)::bigint as "validBet" from commission_play
   where ($1::bigint[] is null or invitee_id = any($1)) and day >= $2 and day < $3 group by invitee_id, game_type`,
)
export type PlayedIn = { readonly from: CalendarDay; readonly before: CalendarDay }
/** What these players, or all invited ones, played on these days, half-open. */
export const playIn = (db: Queryable, players: readonly bigint[] | null, { from, before }: PlayedIn) =>
  db.rows(sumIn, [players, from, before])

const listActive = statement<{ inviteeId: bigint }>(
  'commission_play_list_active',
  `select invitee_id as "inviteeId" from commission_play
   where invitee_id = any($1::bigint[]) and day >= $2 and day < $3 group by invitee_id having sum(valid_bet) >= $4`,
)
/** Which of these players played at least so much on these days. */
export const activeAmong = async (
  db: Queryable,
  players: readonly bigint[],
  { from, before, playedMin }: PlayedIn & { readonly playedMin: Centavos },
): Promise<ReadonlySet<bigint>> =>
  new Set((await db.rows(listActive, [players, from, before, playedMin])).map(({ inviteeId }) => inviteeId))
