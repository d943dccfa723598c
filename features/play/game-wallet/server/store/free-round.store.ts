import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { FreeRound } from '../../free-round.ts'
import { byHandPattern } from '../free-rounds-by-hand.ts'

const columns = `f.player_id as "playerId", f.id, f.provider_id as "providerId", f.game_code as "gameCode", f.rounds, f.used,
  f.stake, f.bet_rate as "betRate", f.expires_at as "expiresAt", f.cancelled_at as "cancelledAt"`

export type FreeRoundId = Pick<FreeRound, 'playerId' | 'id'>

const findByIds = statement<FreeRound>(
  'game_free_round_find_by_ids',
  `select ${columns} from unnest($1::bigint[], $2::text[]) as k (player_id, id)
   join game_free_round f on f.player_id = k.player_id and f.id = k.id`,
)
export const freeRoundFindByIds = (db: Queryable, ids: readonly FreeRoundId[]): Promise<FreeRound[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.rows(findByIds, [ids.map(({ playerId }) => playerId), ids.map(({ id }) => id)])

export const freeRoundFind = (db: Queryable, id: FreeRoundId): Promise<FreeRound | undefined> =>
  atMostOne(freeRoundFindByIds(db, [id]))

export type FreeRoundQuestion = Pick<FreeRound, 'playerId' | 'providerId' | 'gameCode'> & { readonly now: Instant }

const listUsable = statement<FreeRound>(
  'game_free_round_list_usable',
  `select ${columns} from game_free_round f
   where f.player_id = $1 and f.provider_id = $2 and f.game_code = $3 and f.expires_at > $4 and f.cancelled_at is null
     and f.used < f.rounds order by f.expires_at, f.id`,
)
/** Earliest expiry first. */
export const freeRoundListUsable = (db: Queryable, { playerId, providerId, gameCode, now }: FreeRoundQuestion) =>
  db.rows(listUsable, [playerId, providerId, gameCode, sqlTime(now)])

export type FreeRoundUsed = FreeRoundId & { readonly uses: number }

const use = statement(
  'game_free_round_use',
  `update game_free_round f set used = f.used + k.uses
   from (select player_id, id, sum(uses)::int as uses from unnest($1::bigint[], $2::text[], $3::int[]) as u (player_id, id, uses)
     group by player_id, id) as k
   where f.player_id = k.player_id and f.id = k.id`,
)
/** A negative count returns a use. A check constraint keeps the total within the grant. */
export const freeRoundUse = (tx: Transaction, used: readonly FreeRoundUsed[]) =>
  tx.rows(use, [used.map(({ playerId }) => playerId), used.map(({ id }) => id), used.map(({ uses }) => uses)])

export type NewFreeRound = Omit<FreeRound, 'used' | 'cancelledAt'> & {
  readonly grantedBy: string
  readonly now: Instant
}

const insert = statement<{ id: string }>(
  'game_free_round_insert',
  `insert into game_free_round (player_id, id, provider_id, game_code, rounds, stake, bet_rate, expires_at, granted_at, granted_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
)
/** False: they were granted before. */
export const freeRoundInsert = async (tx: Queryable, grant: NewFreeRound): Promise<boolean> => {
  const { playerId, id, providerId, gameCode, rounds, stake, betRate, expiresAt, now, grantedBy } = grant
  const row = [playerId, id, providerId, gameCode, rounds, stake, betRate, sqlTime(expiresAt), sqlTime(now), grantedBy]
  return (await tx.rows(insert, row)).length === 1
}

const keyLock = statement('game_free_round_key_lock', 'select pg_advisory_xact_lock(hashtextextended($1, 1016))')
/** Serialises grants with the same id. */
export const freeRoundKeyLock = (tx: Transaction, id: string) => tx.rows(keyLock, [id])

const won = statement<{ isWon: boolean }>(
  'game_free_round_won_by_hand',
  `select exists (
     select from game_free_round f
     join game_round r on r.player_id = f.player_id and r.opened_at >= f.granted_at and r.free_round_id = f.id
     where f.player_id = $1 and f.id like $3 and f.used > 0 and r.win > 0 and coalesce(r.ended_at, 'infinity') >= $2
   ) as "isWon"`,
)
/** Whether the player has since won something with free rounds that staff granted. */
export const freeRoundByHandWonSince = async (db: Queryable, playerId: bigint, since: Instant) =>
  (await exactlyOne(db.rows(won, [playerId, sqlTime(since), byHandPattern]))).isWon
