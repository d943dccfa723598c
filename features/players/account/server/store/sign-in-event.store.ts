import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type SignInEvent = {
  readonly playerId: bigint
  readonly at: Instant
  readonly succeeded: boolean
  readonly device: string
  readonly fingerprint: string | undefined
  readonly place: string
  readonly ip: string
}

const insert = statement(
  'sign_in_event_insert',
  `insert into sign_in_event (player_id, at, succeeded, device, fingerprint, place, ip) values ($1, $2, $3, $4, $5, $6, $7)`,
)
export const signInEventInsert = (db: Queryable, e: SignInEvent) =>
  db.rows(insert, [e.playerId, sqlTime(e.at), e.succeeded, e.device, e.fingerprint, e.place, e.ip])

type SignInSummary = { readonly at: Instant; readonly device: string; readonly place: string }

const findLast = statement<SignInSummary>(
  'sign_in_event_find_last',
  `select at, device, place from sign_in_event where player_id = $1 and succeeded order by at desc, id desc limit 1`,
)
export const signInEventFindLast = (db: Queryable, playerId: bigint) => atMostOne(db.rows(findLast, [playerId]))

const list = statement<SignInSummary & { readonly succeeded: boolean }>(
  'sign_in_event_list',
  `select at, device, place, succeeded from sign_in_event where player_id = $1 order by at desc, id desc limit 20`,
)
export const signInEventList = (db: Queryable, playerId: bigint) => db.rows(list, [playerId])

export type SeenDevice = Pick<SignInEvent, 'playerId' | 'fingerprint' | 'device' | 'ip'>

// A device without a fingerprint is identified by its name and address: anybody can omit the fingerprint.
const deviceKnown = statement<{ known: boolean }>(
  'sign_in_event_device_known',
  `select exists (select from sign_in_event where player_id = $1 and succeeded and case when $2::text is null
     then fingerprint is null and device = $3 and ip = $4::inet else fingerprint = $2 end) as known`,
)
export const signInDeviceIsKnown = async (db: Queryable, { playerId, fingerprint, device, ip }: SeenDevice) =>
  (await atMostOne(db.rows(deviceKnown, [playerId, fingerprint ?? null, device, ip])))?.known === true

const devicesSince = statement<{ devices: bigint }>(
  'sign_in_event_devices_since',
  `select count(distinct coalesce(fingerprint, device || host(ip))) as devices from sign_in_event
   where player_id = $1 and succeeded and at > $2 and at <= $3`,
)
type Span = { readonly playerId: bigint; readonly since: Instant; readonly until: Instant }
/** The number of distinct devices of a player's sign-ins. */
export const signInDevicesSince = async (db: Queryable, { playerId, since, until }: Span): Promise<number> =>
  Number((await exactlyOne(db.rows(devicesSince, [playerId, sqlTime(since), sqlTime(until)]))).devices)
