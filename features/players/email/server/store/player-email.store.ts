import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type PlayerEmailRow = { readonly sealed: Buffer; readonly hash: Buffer; readonly verifiedAt: Instant }

const columns = 'address_sealed as sealed, address_hash as hash, verified_at as "verifiedAt"'
const find = statement<PlayerEmailRow>('player_email_find', `select ${columns} from player_email where player_id = $1`)
export const playerEmailFind = (db: Queryable, playerId: bigint) => atMostOne(db.rows(find, [playerId]))

const findForUpdate = statement<PlayerEmailRow>(
  'player_email_find_for_update',
  `select ${columns} from player_email where player_id = $1 for update`,
)
export const playerEmailFindForUpdate = (tx: Queryable, playerId: bigint) =>
  atMostOne(tx.rows(findForUpdate, [playerId]))

type NewEmail = { readonly playerId: bigint; readonly sealed: Buffer; readonly hash: Buffer; readonly now: Instant }

const put = statement<{ playerId: bigint }>(
  'player_email_put',
  `insert into player_email (player_id, address_sealed, address_hash, verified_at)
   select $1, $2, $3, $4 where not exists (select from player_email o where o.address_hash = $3 and o.player_id <> $1)
   on conflict (player_id) do update
     set address_sealed = excluded.address_sealed, address_hash = excluded.address_hash, verified_at = excluded.verified_at
   returning player_id as "playerId"`,
)
const lock = statement('player_email_lock', 'select pg_advisory_xact_lock(hashtextextended($1, 135))')
/** False if the address belongs to another player. Players who confirm one address at the same moment wait for each other. */
export async function playerEmailPut(tx: Queryable, { playerId, sealed, hash, now }: NewEmail): Promise<boolean> {
  await tx.rows(lock, [hash.toString('base64')])
  return (await tx.rows(put, [playerId, sealed, hash, sqlTime(now)])).length === 1
}

const remove = statement<PlayerEmailRow>(
  'player_email_delete',
  `delete from player_email where player_id = $1 returning ${columns}`,
)
export const playerEmailDelete = (tx: Queryable, playerId: bigint) => atMostOne(tx.rows(remove, [playerId]))

const among = statement<{ playerId: bigint }>(
  'player_email_among',
  'select player_id as "playerId" from player_email where player_id = any($1::bigint[])',
)
/** Those of these players who have an address. */
export const playersWithEmail = async (db: Queryable, playerIds: readonly bigint[]): Promise<readonly bigint[]> =>
  (await db.rows(among, [playerIds])).map(({ playerId }) => playerId)
