import type { Instant } from '#core/clock/instant.ts'
import type { PushSubscription } from '#platform/notifications/push.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type DeviceKind = 'web' | 'app'
export type DeviceKey = { readonly sessionId: bigint; readonly playerId: bigint }
export type DeviceRow = DeviceKey & { readonly kind: DeviceKind; readonly savedAt: Instant }

const exists = statement<{ found: boolean }>(
  'notification_device_exists',
  'select true as found from notification_device where session_id = $1 and player_id = $2',
)
export const deviceExists = async (db: Queryable, { sessionId, playerId }: DeviceKey): Promise<boolean> =>
  (await db.rows(exists, [sessionId, playerId])).length > 0

const forget = statement(
  'notification_device_forget',
  'delete from notification_device where session_id = $1 or endpoint = $2',
)
const insert = statement(
  'notification_device_insert',
  `insert into notification_device (session_id, player_id, kind, endpoint, public_key, auth, saved_at, taken_until)
   select $1, $2, $3, $4, $5, $6, $7, coalesce(max(n.id), 0) from notification n where n.player_id = $2
   on conflict do nothing`,
)
type NewDevice = DeviceKey & { readonly subscription: PushSubscription | undefined; readonly now: Instant }
/**
 * Takes the place of the session's former subscription and of the browser's former player. A simultaneous one may be first:
 * it is of the same session or the same browser, and so as good.
 */
export async function deviceSave(
  tx: Transaction,
  { sessionId, playerId, subscription, now }: NewDevice,
): Promise<void> {
  const { endpoint = null, publicKey = null, auth = null } = subscription ?? {}
  await tx.rows(forget, [sessionId, endpoint])
  const kind = subscription ? 'web' : 'app'
  await tx.rows(insert, [sessionId, playerId, kind, endpoint, publicKey, auth, sqlTime(now)])
}

const remove = statement(
  'notification_device_delete',
  'delete from notification_device where session_id = any($1::bigint[])',
)
export const devicesDelete = (db: Queryable, sessionIds: readonly bigint[]) => db.rows(remove, [sessionIds])

const removeGone = statement(
  'notification_device_delete_gone',
  'delete from notification_device where session_id = $1 and endpoint = $2',
)
/** A browser that has subscribed again meanwhile has another endpoint, and stays. */
export const deviceDeleteGone = (db: Queryable, { sessionId, endpoint }: { sessionId: bigint; endpoint: string }) =>
  db.rows(removeGone, [sessionId, endpoint])

const ofPlayers = statement<DeviceRow>(
  'notification_device_of_players',
  `select session_id as "sessionId", player_id as "playerId", kind, saved_at as "savedAt" from notification_device
   where player_id = any($1::bigint[]) order by session_id`,
)
export const devicesOfPlayers = (db: Queryable, playerIds: readonly bigint[]): Promise<DeviceRow[]> =>
  db.rows(ofPlayers, [playerIds])

const withBrowser = statement<{ id: bigint }>(
  'notification_device_players_with_browser',
  `select distinct player_id as id from notification_device where player_id = any($1::bigint[]) and kind = 'web'`,
)
/** Those of these players who have turned notifications on in a browser. */
export const playersWithBrowser = async (db: Queryable, playerIds: readonly bigint[]): Promise<readonly bigint[]> =>
  (await db.rows(withBrowser, [playerIds])).map(({ id }) => id)

export type Browser = PushSubscription & { readonly sessionId: bigint }
const browsers = statement<Browser>(
  'notification_device_list_browsers',
  `select session_id as "sessionId", endpoint, public_key as "publicKey", auth from notification_device
   where player_id = $1 and kind = 'web' order by session_id`,
)
export const browsersOf = (db: Queryable, playerId: bigint) => db.rows(browsers, [playerId])

const after = statement<{ readonly sessionId: bigint }>(
  'notification_device_after',
  'select session_id as "sessionId" from notification_device where session_id > $1 order by session_id limit $2',
)
export const devicesAfter = async (db: Queryable, sessionId: bigint, limit: number): Promise<bigint[]> =>
  (await db.rows(after, [sessionId, limit])).map((row) => row.sessionId)

const lockApp = statement<{ readonly takenUntil: bigint }>(
  'notification_device_lock_app',
  `select taken_until as "takenUntil" from notification_device
   where session_id = $1 and player_id = $2 and kind = 'app' for update`,
)
export const appDeviceLock = (tx: Transaction, { sessionId, playerId }: DeviceKey) =>
  atMostOne(tx.rows(lockApp, [sessionId, playerId]))

const take = statement(
  'notification_device_take',
  'update notification_device set taken_until = $2 where session_id = $1',
)
export const appDeviceTake = (tx: Transaction, { sessionId, until }: { sessionId: bigint; until: bigint }) =>
  tx.rows(take, [sessionId, until])
