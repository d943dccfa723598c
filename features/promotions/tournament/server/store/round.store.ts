import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type TournamentRound = {
  readonly tournamentId: string
  readonly playerId: bigint
  readonly providerId: string
  readonly roundId: string
  readonly revision: number
  readonly ordinal: number
  readonly gameCode: string
  readonly stake: Centavos
  readonly win: Centavos
  readonly counts: boolean
  readonly closedAt: Instant
}

const columns = `r.tournament_id as "tournamentId", r.player_id as "playerId", r.provider_id as "providerId", r.round_id as "roundId",
  r.revision, r.ordinal, r.game_code as "gameCode", r.stake, r.win, r.counts, r.closed_at as "closedAt"`

type RoundKey = Pick<TournamentRound, 'playerId' | 'providerId' | 'roundId'>

const find = statement<TournamentRound>(
  'tournament_round_find',
  `select ${columns} from unnest($2::bigint[], $3::text[], $4::text[]) as k (player_id, provider_id, round_id)
   join tournament_round r on r.tournament_id = any($1::text[]) and r.player_id = k.player_id
     and r.provider_id = k.provider_id and r.round_id = k.round_id`,
)
/** These rounds, as far as they are known in these tournaments. */
export const roundsFind = (tx: Transaction, tournamentIds: readonly string[], rounds: readonly RoundKey[]) =>
  tx.rows(find, [
    tournamentIds,
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ providerId }) => providerId),
    rounds.map(({ roundId }) => roundId),
  ])

const last = statement<{ tournamentId: string; playerId: bigint; ordinal: number }>(
  'tournament_round_last',
  `select k.tournament_id as "tournamentId", k.player_id as "playerId", (
     select r.ordinal from tournament_round r where r.tournament_id = k.tournament_id and r.player_id = k.player_id
     order by r.ordinal desc limit 1) as ordinal
   from unnest($1::text[], $2::bigint[]) as k (tournament_id, player_id)
   where exists (select from tournament_round r where r.tournament_id = k.tournament_id and r.player_id = k.player_id)`,
)
type EntryKey = Pick<TournamentRound, 'tournamentId' | 'playerId'>
/** The number of each entrant's last round, voided ones included. */
export const roundsLast = (tx: Transaction, entries: readonly EntryKey[]) =>
  tx.rows(last, [entries.map(({ tournamentId }) => tournamentId), entries.map(({ playerId }) => playerId)])

const save = statement(
  'tournament_round_save',
  `insert into tournament_round as r (tournament_id, player_id, provider_id, round_id, revision, ordinal, game_code, stake, win, counts,
     closed_at)
   select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::int[], $6::int[], $7::text[], $8::bigint[], $9::bigint[],
     $10::boolean[], $11::timestamptz[])
   on conflict (tournament_id, player_id, provider_id, round_id) do update
     set revision = excluded.revision, stake = excluded.stake, win = excluded.win, counts = excluded.counts`,
)
export const roundsSave = (tx: Transaction, rounds: readonly TournamentRound[]) =>
  tx.rows(save, [
    rounds.map(({ tournamentId }) => tournamentId),
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ providerId }) => providerId),
    rounds.map(({ roundId }) => roundId),
    rounds.map(({ revision }) => revision),
    rounds.map(({ ordinal }) => ordinal),
    rounds.map(({ gameCode }) => gameCode),
    rounds.map(({ stake }) => stake),
    rounds.map(({ win }) => win),
    rounds.map(({ counts }) => counts),
    rounds.map(({ closedAt }) => sqlTime(closedAt)),
  ])

const listCounted = statement<TournamentRound>(
  'tournament_round_list_counted',
  `select ${columns} from tournament_round r
   where r.tournament_id = $1 and r.player_id = any($2::bigint[]) and r.counts order by r.player_id, r.ordinal`,
)
/** The rounds that count for these entrants, each in their order. */
export const roundsCounted = (db: Queryable, tournamentId: string, playerIds: readonly bigint[]) =>
  db.rows(listCounted, [tournamentId, playerIds])

const findCounted = statement<TournamentRound>(
  'tournament_round_find_counted',
  `select ${columns} from tournament_round r
   where r.tournament_id = $1 and r.player_id = $2 and r.ordinal = $3 and r.counts`,
)
type RoundOrdinal = EntryKey & Pick<TournamentRound, 'ordinal'>
export const roundCountedFind = (db: Queryable, { tournamentId, playerId, ordinal }: RoundOrdinal) =>
  atMostOne(db.rows(findCounted, [tournamentId, playerId, ordinal]))
