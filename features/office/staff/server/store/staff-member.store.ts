import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { StaffRole } from '../../roles.ts'

export type StaffMember = {
  readonly id: bigint
  readonly name: string
  readonly email: string
  readonly passwordHash: string | null
  readonly totpSecret: Buffer | null
  readonly totpConfirmedAt: Instant | null
  readonly totpStep: bigint
  readonly roles: readonly StaffRole[]
  readonly state: 'invited' | 'active' | 'suspended'
  readonly isDemo: boolean
}

const columns = `id, name, email, password_hash as "passwordHash", totp_secret as "totpSecret",
  totp_confirmed_at as "totpConfirmedAt", totp_step as "totpStep", roles, state, is_demo as "isDemo"`

const findByEmail = statement<StaffMember>(
  'staff_member_find_by_email',
  `select ${columns} from staff_member where email = $1`,
)
export const staffMemberFindByEmail = (db: Queryable, email: string) => atMostOne(db.rows(findByEmail, [email]))

const findForUpdate = statement<StaffMember>(
  'staff_member_find_for_update',
  `select ${columns} from staff_member where id = $1 for update`,
)
export const staffMemberFindForUpdate = (tx: Queryable, id: bigint) => exactlyOne(tx.rows(findForUpdate, [id]))

export type NewStaffMember = Pick<StaffMember, 'name' | 'email' | 'roles'> & { readonly now: Instant }

const invite = statement<{ id: bigint }>(
  'staff_member_invite',
  `insert into staff_member (name, email, roles, state, created_at) values ($1, $2, $3, 'invited', $4)
   on conflict (email) do nothing returning id`,
)
/** Undefined if the e-mail is taken. */
export const staffMemberInvite = async (tx: Queryable, m: NewStaffMember) =>
  (await atMostOne(tx.rows(invite, [m.name, m.email, m.roles, sqlTime(m.now)])))?.id

const insertDemo = statement<{ id: bigint }>(
  'staff_member_insert_demo',
  `insert into staff_member (name, email, roles, state, is_demo, created_at, password_hash)
   values ($1, $2, $3, 'active', true, $4, $5) on conflict (email) do nothing returning id`,
)
export const staffMemberInsertDemo = async (tx: Queryable, m: NewStaffMember & { readonly passwordHash: string }) =>
  (await atMostOne(tx.rows(insertDemo, [m.name, m.email, m.roles, sqlTime(m.now), m.passwordHash])))?.id

const setPassword = statement(
  'staff_member_set_password',
  `update staff_member set password_hash = $2, state = 'active', totp_secret = null, totp_confirmed_at = null,
     link_by = $3, link_used_at = $4
   where id = $1`,
)
type MemberActivation = {
  readonly id: bigint
  readonly passwordHash: string
  /** The maker of the link; null for one made on the server. */
  readonly linkBy: bigint | null
  readonly now: Instant
}
/** Sets a new password; the authenticator app has to be enrolled again. */
export const staffMemberSetPassword = (tx: Queryable, { id, passwordHash, linkBy, now }: MemberActivation) =>
  tx.rows(setPassword, [id, passwordHash, linkBy, sqlTime(now)])

const changePassword = statement(
  'staff_member_change_password',
  'update staff_member set password_hash = $2 where id = $1',
)
/** Changes the password only; the second factor stays. */
export const staffMemberChangePassword = (
  tx: Queryable,
  { id, passwordHash }: Pick<MemberActivation, 'id' | 'passwordHash'>,
) => tx.rows(changePassword, [id, passwordHash])

const offerSecret = statement<{ id: bigint }>(
  'staff_member_offer_secret',
  'update staff_member set totp_secret = $2 where id = $1 and totp_confirmed_at is null returning id',
)
/** Never replaces a confirmed secret. */
export const staffMemberOfferSecret = async (tx: Queryable, { id, sealed }: { id: bigint; sealed: Buffer }) =>
  (await tx.rows(offerSecret, [id, sealed])).length === 1

const useStep = statement<{ id: bigint }>(
  'staff_member_use_step',
  `update staff_member set totp_step = $2, totp_confirmed_at = coalesce(totp_confirmed_at, $3)
   where id = $1 and totp_step < $2 returning id`,
)
/** False if a code of this or a later time step was already used. */
export const staffMemberUseStep = async (
  tx: Queryable,
  { id, step, now }: { id: bigint; step: number; now: Instant },
) => (await tx.rows(useStep, [id, step, sqlTime(now)])).length === 1
