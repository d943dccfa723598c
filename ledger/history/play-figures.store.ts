import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { isCounted } from '../chart/synthetic.ts'

/** A position in a player's book: everything up to it has been counted. */
export type BookCursor = { readonly playerId: bigint; readonly seq: bigint; readonly lastAt: Instant }

/** A player's play on one day in Manila, after a position in the book. */
export type PlayFigures = {
  readonly playerId: bigint
  readonly day: CalendarDay
  readonly bets: bigint
  readonly staked: Centavos
  readonly won: Centavos
  readonly deposits: bigint
  readonly deposited: Centavos
  readonly withdrawn: Centavos
  /** Time between bets and wins that are at most five minutes apart. */
  readonly playedMs: bigint
  readonly nightMs: bigint
  readonly seq: bigint
  readonly lastAt: Instant
}

const sumOf = (plus: string, minus: string) => `coalesce(sum(case when reason in (${plus}) then amount
      when reason in (${minus}) then -amount end), 0)::bigint`

const since = statement<PlayFigures>(
  'ledger_play_figures_since',
  `with tail as (
     select t.player_id, t.seq, t.at, t.reason, t.amount, t.at at time zone 'Asia/Manila' as wall,
       case when t.reason in ('bet', 'win', 'jackpotWin') and t.at - before.at <= interval '5 minutes'
         then (extract(epoch from t.at - before.at) * 1000)::bigint else 0 end as played
     from unnest($1::bigint[], $2::bigint[], $3::timestamptz[]) as k (player_id, seq, last_at)
     cross join lateral (
       select t.*, lag(t.at, 1, k.last_at) over (order by t.seq) as before_at from ledger_transfer t
       where t.player_id = k.player_id and t.seq > k.seq and t.at >= $4 and t.asset = 'coin'
     ) t
     cross join lateral (select t.before_at as at) as before
   )
   select player_id as "playerId", wall::date as day,
     count(*) filter (where reason = 'bet') as bets,
     ${sumOf("'bet'", "'betRollback'")} as staked,
     ${sumOf("'win', 'jackpotWin', 'gameCredit'", "'winRollback', 'gameDebit'")} as won,
     count(*) filter (where reason = 'deposit') as deposits,
     ${sumOf("'deposit'", "'never'")} as deposited,
     ${sumOf("'withdrawalSettle'", "'withdrawalReversed'")} as withdrawn,
     coalesce(sum(played), 0)::bigint as "playedMs",
     coalesce(sum(played) filter (where wall::time < '05:00'), 0)::bigint as "nightMs",
     max(seq) as seq, max(at) as "lastAt"
   from tail group by player_id, wall::date order by player_id, wall::date`,
)
/** Figures by day for everything after these positions. Nothing before `from` is read. */
export const playFiguresSince = (db: Queryable, cursors: readonly BookCursor[], from: Instant) =>
  db.rows(since, [
    cursors.map(({ playerId }) => playerId),
    cursors.map(({ seq }) => seq),
    cursors.map(({ lastAt }) => sqlTime(lastAt)),
    sqlTime(from),
  ])

const activeSince = statement<{ playerId: bigint }>(
  'ledger_players_active_since',
  `select distinct player_id as "playerId" from ledger_transfer where at >= $1 and player_id > 0 and ${isCounted()} order by player_id`,
)
/** Counted players with any movement since then: nobody has to care for one who is a machine. */
export const playersActiveSince = async (db: Queryable, from: Instant): Promise<bigint[]> =>
  (await db.rows(activeSince, [sqlTime(from)])).map(({ playerId }) => playerId)
