import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type DeviceKind = 'phone' | 'desktop' | 'app'
export type SessionEnd = 'signedOut' | 'replaced' | 'endedByPlayer' | 'passwordChanged' | 'stopped' | 'expired'

export type NewSession = {
  readonly playerId: bigint
  readonly tokenHash: Buffer
  readonly deviceKind: DeviceKind
  readonly device: string
  readonly fingerprint: string | undefined
  readonly place: string
  readonly ip: string
  readonly kept: boolean
  readonly now: Instant
  readonly expiresAt: Instant
}

const insert = statement<{ id: bigint }>(
  'session_insert',
  `insert into session (player_id, token_hash, device_kind, device, fingerprint, place, ip, kept, started_at, last_action_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10) returning id`,
)
export const sessionInsert = (tx: Queryable, s: NewSession) =>
  exactlyOne(
    tx.rows(insert, [
      s.playerId,
      s.tokenHash,
      s.deviceKind,
      s.device,
      s.fingerprint,
      s.place,
      s.ip,
      s.kept,
      sqlTime(s.now),
      sqlTime(s.expiresAt),
    ]),
  )

export type LiveSession = {
  readonly id: bigint
  readonly playerId: bigint
  readonly lastActionAt: Instant
}

// Stopping a player ends their sessions; the join covers a session that was being opened meanwhile.
const findLive = statement<LiveSession>(
  'session_find_live',
  `select s.id, s.player_id as "playerId", s.last_action_at as "lastActionAt"
   from session s join player p on p.id = s.player_id
   where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2 and (p.state <> 'suspended' or p.state_until <= $2)`,
)
export const sessionFindLive = (db: Queryable, tokenHash: Buffer, now: Instant) =>
  atMostOne(db.rows(findLive, [tokenHash, sqlTime(now)]))

const touch = statement('session_touch', 'update session set last_action_at = $2 where id = $1 and last_action_at < $2')
export const sessionTouch = (db: Queryable, id: bigint, now: Instant) => db.rows(touch, [id, sqlTime(now)])

const endOne = statement<{ id: bigint }>(
  'session_end',
  `update session set ended_at = $3, ended_because = $4 where id = $1 and player_id = $2 and ended_at is null returning id`,
)
export const sessionEnd = async (
  tx: Queryable,
  end: { id: bigint; playerId: bigint; now: Instant; because: SessionEnd },
): Promise<number> => (await tx.rows(endOne, [end.id, end.playerId, sqlTime(end.now), end.because])).length

const endOthers = statement<{ id: bigint }>(
  'session_end_others',
  `update session set ended_at = $3, ended_because = $4
   where player_id = $1 and id <> $2 and ended_at is null returning id`,
)
const noSession = 0n
/** Ends every session of the player except one. */
export const sessionEndAll = async (
  tx: Queryable,
  end: { playerId: bigint; keep?: bigint; now: Instant; because: SessionEnd },
): Promise<number> =>
  (await tx.rows(endOthers, [end.playerId, end.keep ?? noSession, sqlTime(end.now), end.because])).length

const endOfKind = statement(
  'session_end_of_kind',
  `update session set ended_at = $3, ended_because = case when expires_at <= $3 then 'expired' else 'replaced' end
   where player_id = $1 and device_kind = $2 and ended_at is null`,
)
export const sessionEndOfKind = (tx: Queryable, end: { playerId: bigint; deviceKind: DeviceKind; now: Instant }) =>
  tx.rows(endOfKind, [end.playerId, end.deviceKind, sqlTime(end.now)])

export type SessionRow = {
  readonly id: bigint
  readonly deviceKind: DeviceKind
  readonly device: string
  readonly place: string
  readonly signedInAt: Instant
  readonly lastActionAt: Instant
}

const listLive = statement<SessionRow>(
  'session_list_live',
  `select id, device_kind as "deviceKind", device, place, started_at as "signedInAt", last_action_at as "lastActionAt"
   from session where player_id = $1 and ended_at is null and expires_at > $2 order by last_action_at desc`,
)
export const sessionListLive = (db: Queryable, playerId: bigint, now: Instant) =>
  db.rows(listLive, [playerId, sqlTime(now)])

const deleteOld = statement<{ id: bigint }>(
  'session_delete_old',
  'delete from session where expires_at < $1 returning id',
)
export const sessionDeleteOld = async (db: Queryable, before: Instant): Promise<number> =>
  (await db.rows(deleteOld, [sqlTime(before)])).length
