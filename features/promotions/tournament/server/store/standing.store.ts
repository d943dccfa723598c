import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import { sqlTime } from '#platform/db/sql-types.ts'

export type StandingLine = {
  readonly playerId: bigint
  readonly seat: number
  readonly rounds: number
  readonly score: bigint
  readonly reachedAt: Instant
}

const listTop = statement<StandingLine>(
  'tournament_standing_top',
  `select player_id as "playerId", seat, rounds, score, reached_at as "reachedAt" from tournament_entrant
   where tournament_id = $1 and left_at is null and score > 0 order by score desc, reached_at, seat limit $2`,
)
/** The best, from the index of the standings. */
export const standingsTop = (db: Queryable, tournamentId: string, countMax: number) =>
  db.rows(listTop, [tournamentId, countMax])

const countBetter = statement<{ better: bigint }>(
  'tournament_standing_better',
  `select count(*) as better from tournament_entrant
   where tournament_id = $1 and left_at is null and score > 0
     and (score > $2 or (score = $2 and (reached_at, seat) < ($3, $4)))`,
)
type Place = { readonly score: bigint; readonly reachedAt: Instant; readonly seat: number }
/** How many stand before this score. */
export const standingsBetter = async (db: Queryable, tournamentId: string, { score, reachedAt, seat }: Place) =>
  Number((await exactlyOne(db.rows(countBetter, [tournamentId, score, sqlTime(reachedAt), seat]))).better)

const listSeats = statement<{ seats: readonly number[] }>(
  'tournament_standing_seats',
  `select coalesce(array_agg(seat order by score desc, reached_at, seat), '{}') as seats from tournament_entrant
   where tournament_id = $1 and left_at is null and score > 0`,
)
/** All who have a score, in the order of their places. */
export const standingsSeats = async (db: Queryable, tournamentId: string) =>
  (await exactlyOne(db.rows(listSeats, [tournamentId]))).seats

const countPlaced = statement<{ placed: bigint }>(
  'tournament_standing_placed',
  'select count(*) as placed from tournament_entrant where tournament_id = $1 and place is not null',
)
/** How many have a place in the final table. */
export const standingsPlaced = async (db: Queryable, tournamentId: string) =>
  Number((await exactlyOne(db.rows(countPlaced, [tournamentId]))).placed)
