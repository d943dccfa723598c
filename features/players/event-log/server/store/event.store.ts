import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

type Params = Readonly<Record<string, string | number | boolean>>

export type ClientEvent = {
  readonly happenedAt: Instant
  readonly name: string
  readonly claimedUser: string
  readonly channel: string
  readonly appId: string
  readonly version: string
  readonly params: Params
  readonly bytes: number
}

export type EventBatch = {
  readonly receivedAt: Instant
  /** Undefined for a guest. */
  readonly playerId: bigint | undefined
  readonly platform: number
  readonly device: string | undefined
  readonly events: readonly ClientEvent[]
}

const insert = statement(
  'client_event_insert',
  `insert into client_event (received_at, platform, device, happened_at, name, claimed_user, channel, app_id, version, params,
     player_id, bytes)
   select $1, $2, $3, k.happened_at, k.name, k.claimed_user, k.channel, k.app_id, k.version, k.params::jsonb, $11, k.bytes
   from unnest($4::timestamptz[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $12::integer[])
     as k (happened_at, name, claimed_user, channel, app_id, version, params, bytes)`,
)
export const eventInsertBatch = (db: Queryable, { receivedAt, playerId, platform, device, events }: EventBatch) =>
  db.rows(insert, [
    sqlTime(receivedAt),
    platform,
    device ?? null,
    events.map(({ happenedAt }) => sqlTime(happenedAt)),
    events.map(({ name }) => name),
    events.map(({ claimedUser }) => claimedUser),
    events.map(({ channel }) => channel),
    events.map(({ appId }) => appId),
    events.map(({ version }) => version),
    events.map(({ params }) => JSON.stringify(params)),
    playerId ?? null,
    events.map(({ bytes }) => bytes),
  ])

const deleteOld = statement<{ deleted: bigint }>(
  'client_event_delete_old',
  `with old as (delete from client_event e where e.ctid in (
     select o.ctid from client_event o where o.received_at < $1 limit $2) returning 1)
   select count(*) as deleted from old`,
)
/** Returns the number deleted; fewer than requested means that none are left. */
export const eventDeleteOld = async (db: Queryable, before: Instant, limit: number): Promise<number> =>
  Number((await db.rows(deleteOld, [sqlTime(before), limit]))[0]?.deleted ?? 0)

export type PlayerAction = {
  readonly playerId: bigint | undefined
  readonly action: string
  readonly params: Params
  readonly attributionId: string
  readonly adParameters: object
  readonly device: string | undefined
  readonly bytes: number
  /** Of a first opening or a registration. */
  readonly channel: string | undefined
  readonly now: Instant
}

const insertAction = statement(
  'player_action_insert',
  `insert into player_action (player_id, action, params, attribution_id, ad_parameters, device, at, bytes, channel)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)
export const actionInsert = (db: Queryable, { playerId, action, params, now, ...from }: PlayerAction) =>
  db.rows(insertAction, [
    playerId ?? null,
    action,
    JSON.stringify(params),
    from.attributionId,
    JSON.stringify(from.adParameters),
    from.device ?? null,
    sqlTime(now),
    from.bytes,
    from.channel ?? null,
  ])

const deleteOldActions = statement<{ deleted: bigint }>(
  'player_action_delete_old',
  `with old as (delete from player_action a where a.id in (
     select o.id from player_action o where o.at < $1 limit $2) returning 1)
   select count(*) as deleted from old`,
)
export const actionDeleteOld = async (db: Queryable, before: Instant, limit: number): Promise<number> =>
  Number((await db.rows(deleteOldActions, [sqlTime(before), limit]))[0]?.deleted ?? 0)
