import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { StaffRole } from '../../roles.ts'
import type { StaffMember } from './staff-member.store.ts'

const lock = statement('staff_roster_lock', `select pg_advisory_xact_lock(hashtextextended('staff_roster', 0))`)
/** Held until the transaction ends: of two administrators who suspend each other, one stays. */
export const staffRosterLock = (tx: Queryable) => tx.rows(lock)

export type RosterRow = Pick<StaffMember, 'id' | 'name' | 'email' | 'roles' | 'state' | 'isDemo'> & {
  readonly hasPhone: boolean
  readonly createdAt: Instant
  readonly lastActionAt: Instant | null
  readonly liveSessions: number
}
type RosterMoment = { readonly now: Instant; readonly awakeSince: Instant }

const live = 's.ended_at is null and s.expires_at > $1 and s.last_action_at > $2'

const byNumber = { by: 'm.id', kind: 'number' } as const

/** Every account there ever was. */
export const staffForStaff = listQuery<Omit<RosterRow, 'lastActionAt' | 'liveSessions'>>()({
  name: 'staff_roster_list',
  columns: `m.id, m.name, m.email, m.roles, m.state, m.is_demo as "isDemo",
    m.totp_confirmed_at is not null as "hasPhone", m.created_at as "createdAt"`,
  from: 'staff_member m',
  filters: {
    staffId: 'm.id = $',
    email: 'starts_with(lower(m.email), $)',
    role: '$ = any(m.roles)',
    state: 'm.state = $',
  },
  sorts: { oldest: { ...byNumber, direction: 'asc' }, newest: { ...byNumber, direction: 'desc' } },
  id: 'm.id',
})

const listSeen = statement<Pick<RosterRow, 'id' | 'lastActionAt' | 'liveSessions'>>(
  'staff_roster_list_seen',
  `select s.staff_id as id, max(s.last_action_at) as "lastActionAt", (count(*) filter (where ${live}))::int as "liveSessions"
   from staff_session s where s.staff_id = any($3) group by s.staff_id`,
)
/** Last activity and current sessions of these members. Members who never signed in are missing. */
export const staffRosterSeen = async (db: Queryable, ids: readonly bigint[], { now, awakeSince }: RosterMoment) =>
  new Map((await db.rows(listSeen, [sqlTime(now), sqlTime(awakeSince), ids])).map((seen) => [seen.id, seen]))

export type RosterMember = Pick<StaffMember, 'id' | 'email' | 'roles' | 'state'>

const find = statement<RosterMember>(
  'staff_roster_find',
  'select id, email, roles, state from staff_member where id = $1',
)
export const staffRosterFind = (tx: Queryable, id: bigint) => atMostOne(tx.rows(find, [id]))

const countAdmins = statement<{ count: bigint }>(
  'staff_roster_count_admins',
  `select count(*) from staff_member where 'admin' = any(roles) and state = 'active' and id <> $1`,
)
/** Administrators who can sign in, besides this member. */
export const staffRosterCountOtherAdmins = async (tx: Queryable, id: bigint) =>
  (await exactlyOne(tx.rows(countAdmins, [id]))).count

/** Administrators who can sign in. */
export const administratorCount = async (db: Queryable): Promise<number> =>
  Number(await staffRosterCountOtherAdmins(db, 0n))

const listActiveWith = statement<Pick<StaffMember, 'id' | 'email' | 'name'>>(
  'staff_roster_list_active_with',
  `select m.id, m.email, m.name from staff_member m where m.state = 'active' and m.roles && $1::text[] order by m.name, m.email
   limit 500`,
)
/** Members who can sign in and hold one of the roles. */
export const staffRosterListActiveWith = (db: Queryable, roles: readonly StaffRole[]) =>
  db.rows(listActiveWith, [roles])

const setRoles = statement('staff_roster_set_roles', 'update staff_member set roles = $2 where id = $1')
export const staffRosterSetRoles = (tx: Queryable, id: bigint, roles: readonly StaffRole[]) =>
  tx.rows(setRoles, [id, roles])

const suspend = statement('staff_roster_suspend', `update staff_member set state = 'suspended' where id = $1`)
export const staffRosterSuspend = (tx: Queryable, id: bigint) => tx.rows(suspend, [id])

const lift = statement<{ id: bigint }>(
  'staff_roster_lift',
  `update staff_member set state = case when password_hash is null then 'invited' else 'active' end
   where id = $1 and state = 'suspended' returning id`,
)
/** False if the member was not suspended. */
export const staffRosterLift = async (tx: Queryable, id: bigint) => (await tx.rows(lift, [id])).length === 1

export type RosterSession = {
  readonly id: bigint
  readonly ip: string
  readonly userAgent: string
  readonly startedAt: Instant
  readonly lastActionAt: Instant
  readonly isLive: boolean
}

const sessions = statement<RosterSession>(
  'staff_roster_sessions',
  `select s.id, host(s.ip) as ip, s.user_agent as "userAgent", s.started_at as "startedAt",
     s.last_action_at as "lastActionAt", ${live} as "isLive"
   from staff_session s where s.staff_id = $3 order by s.started_at desc, s.id desc limit 20`,
)
export const staffRosterSessions = (db: Queryable, staffId: bigint, { now, awakeSince }: RosterMoment) =>
  db.rows(sessions, [sqlTime(now), sqlTime(awakeSince), staffId])
