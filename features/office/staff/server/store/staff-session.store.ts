import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { StaffRole } from '../../roles.ts'

export type NewStaffSession = {
  readonly tokenHash: Buffer
  readonly staffId: bigint
  readonly ip: string
  readonly userAgent: string
  /** The device's self-assigned id, if any. */
  readonly device: string | null
  /** Since when the member has the second factor that opened the session. */
  readonly factorSince: Instant
  readonly now: Instant
  readonly expiresAt: Instant
}

const insert = statement<{ id: bigint }>(
  'staff_session_insert',
  `insert into staff_session (token_hash, staff_id, ip, user_agent, started_at, last_action_at, expires_at,
     device, factor_since)
   values ($1, $2, $3, $4, $5, $5, $6, $7, $8) returning id`,
)
export const staffSessionInsert = (tx: Queryable, s: NewStaffSession) =>
  exactlyOne(
    tx.rows(insert, [
      s.tokenHash,
      s.staffId,
      s.ip,
      s.userAgent,
      sqlTime(s.now),
      sqlTime(s.expiresAt),
      s.device,
      sqlTime(s.factorSince),
    ]),
  )

export type LiveStaffSession = {
  readonly id: bigint
  readonly staffId: bigint
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  readonly isDemo: boolean
  readonly factorSince: Instant
  readonly lastActionAt: Instant
}

// Joined with the member, so that a removed role takes effect with the next request.
const findLive = statement<LiveStaffSession>(
  'staff_session_find_live',
  `select s.id, s.staff_id as "staffId", m.name, m.email, m.roles, m.is_demo as "isDemo", s.last_action_at as "lastActionAt",
     s.factor_since as "factorSince"
   from staff_session s join staff_member m on m.id = s.staff_id
   where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2 and s.last_action_at > $3 and m.state = 'active'`,
)
export const staffSessionFindLive = (
  db: Queryable,
  { tokenHash, now, awakeSince }: { tokenHash: Buffer; now: Instant; awakeSince: Instant },
) => atMostOne(db.rows(findLive, [tokenHash, sqlTime(now), sqlTime(awakeSince)]))

const touch = statement(
  'staff_session_touch',
  'update staff_session set last_action_at = $2 where id = $1 and last_action_at < $2',
)
export const staffSessionTouch = (db: Queryable, id: bigint, now: Instant) => db.rows(touch, [id, sqlTime(now)])

const end = statement('staff_session_end', 'update staff_session set ended_at = $2 where id = $1 and ended_at is null')
export const staffSessionEnd = (db: Queryable, id: bigint, now: Instant) => db.rows(end, [id, sqlTime(now)])

const endOthers = statement(
  'staff_session_end_others',
  'update staff_session set ended_at = $3 where staff_id = $1 and id <> $2 and ended_at is null',
)
/** Every other session of the member. */
export const staffSessionEndOthers = (
  tx: Queryable,
  { staffId, sessionId, now }: { readonly staffId: bigint; readonly sessionId: bigint; readonly now: Instant },
) => tx.rows(endOthers, [staffId, sessionId, sqlTime(now)])

const endAll = statement<{ wasLive: boolean }>(
  'staff_session_end_all',
  `update staff_session set ended_at = $2 where staff_id = $1 and ended_at is null
   returning expires_at > $2 as "wasLive"`,
)
/** Returns how many were still active. */
export const staffSessionEndAll = async (tx: Queryable, { staffId, now }: { staffId: bigint; now: Instant }) =>
  (await tx.rows(endAll, [staffId, sqlTime(now)])).filter(({ wasLive }) => wasLive).length
