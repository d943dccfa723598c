import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { type Entrant, entrantColumns } from './entrant.store.ts'

const lockPlaying = statement<Entrant>(
  'tournament_entrant_lock_playing',
  `select ${entrantColumns} from tournament_entrant e
   where e.tournament_id = any($1::text[]) and e.player_id = any($2::bigint[]) and e.left_at is null
   order by e.tournament_id, e.player_id for no key update`,
)
/** The entries of these players in these tournaments, which count nothing else until the transaction ends. */
export const entrantsLock = (tx: Transaction, tournamentIds: readonly string[], playerIds: readonly bigint[]) =>
  tx.rows(lockPlaying, [tournamentIds, playerIds])

const saveScores = statement(
  'tournament_entrant_save_scores',
  `update tournament_entrant e set rounds = s.rounds, score = s.score, reached_at = s.reached_at
   from unnest($1::text[], $2::bigint[], $3::int[], $4::bigint[], $5::timestamptz[])
     as s (tournament_id, player_id, rounds, score, reached_at)
   where e.tournament_id = s.tournament_id and e.player_id = s.player_id`,
)
export const scoresSave = (tx: Transaction, entrants: readonly Entrant[]) =>
  tx.rows(saveScores, [
    entrants.map(({ tournamentId }) => tournamentId),
    entrants.map(({ playerId }) => playerId),
    entrants.map(({ rounds }) => rounds),
    entrants.map(({ score }) => score),
    entrants.map(({ reachedAt }) => (reachedAt === null ? null : sqlTime(reachedAt))),
  ])

const listPlaying = statement<{ playerId: bigint }>(
  'tournament_entrant_list_playing',
  `select e.player_id as "playerId" from tournament_entrant e
   where e.tournament_id = $1 and e.left_at is null and e.player_id > $2 order by e.player_id limit $3`,
)
/** Those who have not left, in id order. */
export const entrantsPlaying = (db: Queryable, tournamentId: string, page: { after: bigint; countMax: number }) =>
  db.rows(listPlaying, [tournamentId, page.after, page.countMax])

const setLeft = statement(
  'tournament_entrant_set_left',
  `update tournament_entrant set left_at = $3
   where tournament_id = $1 and player_id = any($2::bigint[]) and left_at is null`,
)
export const entrantsSetLeft = (db: Queryable, tournamentId: string, left: { ids: readonly bigint[]; now: Instant }) =>
  db.rows(setLeft, [tournamentId, left.ids, sqlTime(left.now)])

const setPlaces = statement(
  'tournament_entrant_set_places',
  `update tournament_entrant e set place = p.place, prize = coalesce(
     (select t.amount from unnest($2::int[], $3::bigint[]) as t (last, amount) where t.last >= p.place order by t.last limit 1), 0)
   from (
     select player_id, row_number() over (order by score desc, reached_at, seat) as place
     from tournament_entrant where tournament_id = $1 and left_at is null and score > 0
   ) p
   where e.tournament_id = $1 and e.player_id = p.player_id`,
)
type PaidPlaces = readonly { readonly last: number; readonly amount: Centavos }[]
/** Numbers all who scored, by score, time and seat, and assigns the prizes up to each last place. */
export const placesSet = (tx: Transaction, tournamentId: string, paid: PaidPlaces) =>
  tx.rows(setPlaces, [tournamentId, paid.map(({ last }) => last), paid.map(({ amount }) => amount)])
