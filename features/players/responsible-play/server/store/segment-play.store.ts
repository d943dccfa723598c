import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type PlayTotals = {
  readonly playerId: bigint
  readonly playedOn: CalendarDay | null
  readonly depositedOn: CalendarDay | null
  readonly bets7: bigint
  readonly bets30: bigint
  /** Won less staked. */
  readonly net30: bigint
  readonly deposits: bigint
  readonly depositSum: bigint
  readonly withdrawalSum: bigint
}

const totals = statement<PlayTotals>(
  'play_day_totals',
  `select player_id as "playerId", max(day) filter (where bets > 0) as "playedOn",
     max(day) filter (where deposits > 0) as "depositedOn",
     coalesce(sum(bets) filter (where day > $2::date - 7), 0)::bigint as "bets7",
     coalesce(sum(bets) filter (where day > $2::date - 30), 0)::bigint as "bets30",
     coalesce(sum(won - staked) filter (where day > $2::date - 30), 0)::bigint as "net30",
     sum(deposits)::bigint as deposits, sum(deposited)::bigint as "depositSum", sum(withdrawn)::bigint as "withdrawalSum"
   from play_day where player_id = any($1::bigint[]) group by player_id`,
)
/** Play and money as counted by day. Players without any have no row. */
export const playTotalsOf = (db: Queryable, ids: readonly bigint[], today: CalendarDay): Promise<PlayTotals[]> =>
  db.rows(totals, [ids, today])

const protectedPlayers = statement<{ id: bigint }>(
  'play_list_protected',
  `select k.id from unnest($1::bigint[]) as k (id) where
     exists (select from play_care c where c.player_id = k.id and c.no_prompt_until > $2)
     or exists (select from play_limit l where l.player_id = k.id and l.set_at > $3)
     or exists (select from play_break b where b.player_id = k.id and b.ends_at > $3)
     or exists (select from play_harm h where h.player_id = k.id
       and (h.score >= $5 and (h.looked_at is null or h.scored_at > $4)
         or h.scored_at > $4 and h.markers @> '["depositsAfterLoss"]'))`,
)
export type ProtectionQuery = {
  readonly ids: readonly bigint[]
  readonly now: Instant
  /** A limit that was set, or a break that ended, after this. */
  readonly calmSince: Instant
  /** Signs of harm that were seen after this. */
  readonly signsSince: Instant
  readonly harmScoreMin: number
}
/** Players with a fresh limit or break, or with signs of harm. */
export const protectedList = async (db: Queryable, q: ProtectionQuery): Promise<bigint[]> =>
  (
    await db.rows(protectedPlayers, [
      q.ids,
      sqlTime(q.now),
      sqlTime(q.calmSince),
      sqlTime(q.signsSince),
      q.harmScoreMin,
    ])
  ).map(({ id }) => id)
