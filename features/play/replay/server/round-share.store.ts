import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type SharedRound = { readonly playerId: bigint; readonly providerId: string; readonly roundId: string }
type Share = SharedRound & { readonly token: string }

const insert = statement(
  'round_share_insert',
  `insert into round_share (token, player_id, provider_id, round_id, created_at) values ($1, $2, $3, $4, $5)
   on conflict (player_id, provider_id, round_id) where revoked_at is null do nothing`,
)
/** A round has one link at a time: with one, nothing changes. */
export const roundShareInsert = (tx: Transaction, { token, playerId, providerId, roundId }: Share, now: Instant) =>
  tx.rows(insert, [token, playerId, providerId, roundId, sqlTime(now)])

const findToken = statement<{ token: string }>(
  'round_share_find_token',
  `select token from round_share
   where player_id = $1 and provider_id = $2 and round_id = $3 and revoked_at is null`,
)
export const roundShareFindToken = async (
  db: Queryable,
  { playerId, providerId, roundId }: SharedRound,
): Promise<string | undefined> => (await atMostOne(db.rows(findToken, [playerId, providerId, roundId])))?.token

const find = statement<SharedRound>(
  'round_share_find',
  `select player_id as "playerId", provider_id as "providerId", round_id as "roundId" from round_share
   where token = $1 and revoked_at is null`,
)
export const roundShareFind = (db: Queryable, token: string) => atMostOne(db.rows(find, [token]))

const revoke = statement(
  'round_share_revoke',
  `update round_share set revoked_at = $3 where player_id = $1 and round_id = $2 and revoked_at is null`,
)
export const roundShareRevoke = (
  tx: Transaction,
  { playerId, roundId }: Pick<SharedRound, 'playerId' | 'roundId'>,
  now: Instant,
) => tx.rows(revoke, [playerId, roundId, sqlTime(now)])

const listOfRounds = statement<Share>(
  'round_share_list_of_rounds',
  `select s.token, s.player_id as "playerId", s.provider_id as "providerId", s.round_id as "roundId"
   from unnest($1::bigint[], $2::text[], $3::text[]) as k (player_id, provider_id, round_id)
   join round_share s on s.player_id = k.player_id and s.provider_id = k.provider_id and s.round_id = k.round_id
     and s.revoked_at is null`,
)
/** The links of those rounds that their players share now. */
export const roundShareListOfRounds = (db: Queryable, rounds: readonly SharedRound[]): Promise<Share[]> =>
  rounds.length === 0
    ? Promise.resolve([])
    : db.rows(listOfRounds, [
        rounds.map(({ playerId }) => playerId),
        rounds.map(({ providerId }) => providerId),
        rounds.map(({ roundId }) => roundId),
      ])

type KeptShare = { readonly roundId: string; readonly createdAt: Instant; readonly revokedAt: Instant | null }

const listByPlayer = statement<KeptShare>(
  'round_share_list_by_player',
  `select round_id as "roundId", created_at as "createdAt", revoked_at as "revokedAt" from round_share
   where player_id = $1 order by created_at, token`,
)
export const roundShareListByPlayer = (db: Queryable, playerId: bigint) => db.rows(listByPlayer, [playerId])
