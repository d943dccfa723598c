import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

/** The origin of a sign-in. */
export type SignInTrace = {
  readonly id: bigint
  readonly playerId: bigint
  readonly at: Instant
  readonly fingerprint: string | null
  readonly ip: string
}

const listAfter = statement<SignInTrace>(
  'sign_in_event_list_after',
  `select id, player_id as "playerId", at, fingerprint, host(ip) as ip from sign_in_event
   where id > $1 and succeeded order by id limit $2`,
)
/** Sign-ins after the given one, for a follower. */
export const signInTraces = (db: Queryable, { after, countMax }: { after: bigint; countMax: number }) =>
  db.rows(listAfter, [after, countMax])

const listLike = statement<SignInTrace>(
  'sign_in_event_list_like',
  `select id, player_id as "playerId", at, fingerprint, host(ip) as ip from sign_in_event
   where id > $1 and succeeded and (fingerprint = $2 or
     network(set_masklen(ip, case family(ip) when 4 then 24 else 48 end)) >>= $3::inet) order by id limit 1000`,
)
type Likeness = { readonly after: bigint; readonly fingerprint: string | undefined; readonly ip: string }
/** Sign-ins after the given one from a device or network. */
export const signInTracesLike = (db: Queryable, { after, fingerprint, ip }: Likeness) =>
  db.rows(listLike, [after, fingerprint ?? null, ip])

const listOf = statement<SignInTrace>(
  'sign_in_event_list_of',
  `select id, player_id as "playerId", at, fingerprint, host(ip) as ip from sign_in_event
   where player_id = $2 and id > $1 and succeeded order by id limit 1000`,
)
/** A player's sign-ins after the given one. */
export const signInTracesOf = (db: Queryable, { after, playerId }: { after: bigint; playerId: bigint }) =>
  db.rows(listOf, [after, playerId])

const registered = statement<{ registeredAt: Instant }>(
  'player_registered_at',
  'select registered_at as "registeredAt" from player where id = $1',
)
export const registeredAt = async (db: Queryable, playerId: bigint): Promise<Instant | undefined> =>
  (await atMostOne(db.rows(registered, [playerId])))?.registeredAt

type SignInOrigin = {
  readonly device: string
  readonly place: string
  readonly ip: string
  readonly times: number
  readonly lastAt: Instant
}

const listOrigins = statement<SignInOrigin>(
  'sign_in_event_list_places',
  `select device, place, host(ip) as ip, count(*)::int as times, max(at) as "lastAt"
   from (select * from sign_in_event where player_id = $1 and succeeded order by at desc limit 1000) e
   group by device, place, ip order by "lastAt" desc limit 50`,
)
/** Devices and addresses of a player's last thousand sign-ins. */
export const signInOrigins = (db: Queryable, playerId: bigint) => db.rows(listOrigins, [playerId])
