import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Score } from '../../scoring.ts'

export type Entrant = Score & {
  readonly tournamentId: string
  readonly playerId: bigint
  readonly seat: number
  readonly enteredAt: Instant
  readonly leftAt: Instant | null
  readonly rounds: number
  readonly place: number | null
  readonly prize: Centavos
  readonly paidAt: Instant | null
  readonly pointsPaid: bigint
  readonly pointsReturnedAt: Instant | null
}

export const entrantColumns = `e.tournament_id as "tournamentId", e.player_id as "playerId", e.seat, e.entered_at as "enteredAt", e.left_at as "leftAt",
  e.rounds, e.score, e.reached_at as "reachedAt", e.place, e.prize, e.paid_at as "paidAt", e.points_paid as "pointsPaid",
  e.points_returned_at as "pointsReturnedAt"`

type NewEntrant = Pick<Entrant, 'tournamentId' | 'playerId' | 'seat' | 'pointsPaid'>

const insert = statement(
  'tournament_entrant_insert',
  `insert into tournament_entrant (tournament_id, player_id, seat, points_paid, entered_at) values ($1, $2, $3, $4, $5)`,
)
export const entrantInsert = (
  tx: Transaction,
  { tournamentId, playerId, seat, pointsPaid }: NewEntrant,
  now: Instant,
) => tx.rows(insert, [tournamentId, playerId, seat, pointsPaid, sqlTime(now)])

const count = statement<{ entered: bigint }>(
  'tournament_entrant_count_of',
  'select count(*) as entered from tournament_entrant where tournament_id = $1 and player_id = any($2::bigint[])',
)
/** How many of these players have entered. */
export const entrantsAmong = async (db: Queryable, tournamentId: string, playerIds: readonly bigint[]) =>
  Number((await exactlyOne(db.rows(count, [tournamentId, playerIds]))).entered)

const listOfPlayer = statement<Entrant>(
  'tournament_entrant_list_of_player',
  `select ${entrantColumns} from tournament_entrant e where e.player_id = $1 and e.tournament_id = any($2::text[])`,
)
export const entriesOfPlayer = (db: Queryable, playerId: bigint, tournamentIds: readonly string[]) =>
  db.rows(listOfPlayer, [playerId, tournamentIds])

const findOfPlayer = statement<Entrant>(
  'tournament_entrant_find_of_player',
  `select ${entrantColumns} from tournament_entrant e where e.tournament_id = $1 and e.player_id = $2`,
)
export const entryOfPlayer = (db: Queryable, { tournamentId, playerId }: Pick<Entrant, 'tournamentId' | 'playerId'>) =>
  atMostOne(db.rows(findOfPlayer, [tournamentId, playerId]))

const findSeat = statement<Entrant>(
  'tournament_entrant_find_seat',
  `select ${entrantColumns} from tournament_entrant e where e.tournament_id = $1 and e.seat = $2`,
)
export const entrantOfSeat = (db: Queryable, tournamentId: string, seat: number) =>
  atMostOne(db.rows(findSeat, [tournamentId, seat]))

const listOwn = statement<Entrant>(
  'tournament_entrant_list_own',
  `select ${entrantColumns} from tournament_entrant e where e.player_id = $1 order by e.entered_at`,
)
export const entriesOwn = (db: Queryable, playerId: bigint) => db.rows(listOwn, [playerId])
