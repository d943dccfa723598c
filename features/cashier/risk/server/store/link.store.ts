import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { LinkKind } from '../../link-kinds.ts'

export type Link = { readonly playerId: bigint; readonly kind: LinkKind; readonly key: Buffer; readonly at: Instant }

const insert = statement(
  'risk_link_insert',
  `insert into risk_link (player_id, kind, key, at)
   select * from unnest($1::bigint[], $2::text[], $3::bytea[], $4::timestamptz[]) on conflict do nothing`,
)
export const linksInsert = (tx: Queryable, links: readonly Link[]) =>
  tx.rows(insert, [
    links.map(({ playerId }) => playerId),
    links.map(({ kind }) => kind),
    links.map(({ key }) => `\\x${key.toString('hex')}`),
    links.map(({ at }) => sqlTime(at)),
  ])

const countNeighbours = statement<{ kind: LinkKind; players: bigint }>(
  'risk_link_count_neighbours',
  `select mine.kind, count(distinct theirs.player_id) as players
   from risk_link mine join risk_link theirs
     on theirs.kind = mine.kind and theirs.key = mine.key and theirs.player_id <> mine.player_id
   where mine.player_id = $1 group by mine.kind`,
)
/** The number of other players who share something with one, by kind. */
export async function neighboursOf(db: Queryable, playerId: bigint): Promise<Record<LinkKind, number>> {
  const none = { device: 0, network: 0, payout: 0, kyc: 0 }
  const found = await db.rows(countNeighbours, [playerId])
  return { ...none, ...Object.fromEntries(found.map(({ kind, players }) => [kind, Number(players)])) }
}

// Limits in lateral joins and before sorting let PostgreSQL stop early.
const cluster = statement<{ playerId: bigint }>(
  'risk_link_cluster',
  `with recursive tied as (
     select $1::bigint as player_id
     union
     select theirs.player_id from tied
     cross join lateral (select l.kind, l.key from risk_link l
       where l.player_id = tied.player_id and l.kind <> 'network' order by l.at desc limit 200) mine
     cross join lateral (select l.player_id from risk_link l
       where l.kind = mine.kind and l.key = mine.key order by l.player_id limit $2) theirs
   ) select n.player_id as "playerId" from (select player_id from tied limit $2) n order by n.player_id`,
)
/**
 * A player's cluster by devices, payout accounts and documents, including the player. Beyond the limit, the closest
 * members.
 */
export const clusterOf = async (db: Queryable, playerId: bigint, playersMax: number): Promise<bigint[]> =>
  (await db.rows(cluster, [playerId, playersMax])).map(({ playerId: id }) => id)

const list = statement<Pick<Link, 'playerId' | 'kind' | 'key'>>(
  'risk_link_list_shared',
  `select l.player_id as "playerId", l.kind, l.key from risk_link l
   where l.player_id = any($1) and exists (
     select from risk_link o where o.kind = l.kind and o.key = l.key and o.player_id <> l.player_id and o.player_id = any($1))
   order by l.kind, l.key, l.player_id limit 500`,
)
/** What at least two of these players share. */
export const linksOf = (db: Queryable, playerIds: readonly bigint[]) => db.rows(list, [playerIds])

const findProgress = statement<{ position: bigint }>(
  'risk_progress_find',
  'select position from risk_progress where name = $1 for update',
)
export const progressFind = async (tx: Transaction, name: string): Promise<bigint> =>
  (await atMostOne(tx.rows(findProgress, [name])))?.position ?? 0n

const lookProgress = statement<{ position: bigint }>(
  'risk_progress_look',
  'select position from risk_progress where name = $1',
)
/** The job's progress, without waiting for it. */
export const progressLook = async (db: Queryable, name: string): Promise<bigint> =>
  (await atMostOne(db.rows(lookProgress, [name])))?.position ?? 0n

const saveProgress = statement(
  'risk_progress_save',
  `insert into risk_progress (name, position) values ($1, $2)
   on conflict (name) do update set position = excluded.position`,
)
export const progressSave = (tx: Transaction, name: string, position: bigint) => tx.rows(saveProgress, [name, position])

type SharedLink = { readonly playerId: bigint; readonly kind: LinkKind; readonly since: Instant }

const listShared = statement<SharedLink>(
  'risk_link_list_of_player',
  `select o.player_id as "playerId", o.kind, max(greatest(o.at, l.at)) as since
   from risk_link l join risk_link o on o.kind = l.kind and o.key = l.key and o.player_id <> l.player_id
   where l.player_id = $1 group by o.player_id, o.kind order by since desc, o.player_id limit 100`,
)
/** Players who share something with this one, and what. At most a hundred, newest first. */
export const sharedLinks = (db: Queryable, playerId: bigint) => db.rows(listShared, [playerId])

const listUsing = statement<{ playerId: bigint }>(
  'risk_link_list_using',
  'select player_id as "playerId" from risk_link where kind = $1 and key = $2 and player_id <> $3 order by at desc limit 1000',
)
/** Other users of one thing: at most a thousand, newest first. */
export const playersUsing = async (db: Queryable, { kind, key, playerId }: Omit<Link, 'at'>): Promise<bigint[]> =>
  (await db.rows(listUsing, [kind, `\\x${key.toString('hex')}`, playerId])).map(({ playerId: id }) => id)
