import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type PlayerRow = {
  readonly id: bigint
  readonly uuid: string
  readonly account: string
  readonly accountShown: string
  readonly accountType: 'username' | 'phone' | 'line'
  readonly mobile: string | null
  readonly lineSubject: string | null
  readonly passwordHash: string
  readonly nickname: string
  readonly avatar: number
  readonly inviteCode: string
  readonly superiorId: bigint | null
  readonly attributionId: string
  readonly state: 'active' | 'suspended' | 'excluded'
  readonly stateUntil: Instant | null
  /** When the player closed the account; null if it is not closed. */
  readonly closedAt: Instant | null
  readonly registeredAt: Instant
}

const columns = `id, uuid, account, account_shown as "accountShown", account_type as "accountType", mobile,
  line_subject as "lineSubject", password_hash as "passwordHash", nickname, avatar, invite_code as "inviteCode",
  superior_id as "superiorId", attribution_id as "attributionId", state, state_until as "stateUntil",
  closed_at as "closedAt", registered_at as "registeredAt"`

const findById = statement<PlayerRow>('player_find', `select ${columns} from player where id = $1`)
export const playerFind = (db: Queryable, id: bigint) => atMostOne(db.rows(findById, [id]))

const findForUpdate = statement<PlayerRow>(
  'player_find_for_update',
  `select ${columns} from player where id = $1 for update`,
)
export const playerFindForUpdate = (tx: Queryable, id: bigint) => atMostOne(tx.rows(findForUpdate, [id]))

// Sign-in accepts the account name and the mobile number; a username has no plus sign, so the two never collide. An
// unproven number is an account name in international form.
const findByAccount = statement<PlayerRow>(
  'player_find_by_account',
  `select ${columns} from player where account in ($1, $2) or mobile = $2 order by (account = $1) desc limit 1`,
)
export const playerFindByAccount = (db: Queryable, { account, mobile }: { account: string; mobile: string }) =>
  atMostOne(db.rows(findByAccount, [account, mobile]))

const findByLine = statement<PlayerRow>('player_find_by_line', `select ${columns} from player where line_subject = $1`)
export const playerFindByLine = (db: Queryable, subject: string) => atMostOne(db.rows(findByLine, [subject]))

const findByInviteCode = statement<{ id: bigint }>(
  'player_find_by_invite_code',
  'select id from player where invite_code = $1',
)
export const playerFindByInviteCode = (db: Queryable, code: string) => atMostOne(db.rows(findByInviteCode, [code]))

const mobileTaken = statement<{ taken: boolean }>(
  'player_mobile_taken',
  'select exists (select from player where mobile = $1 or account = $1) as taken',
)
export const playerMobileIsTaken = async (db: Queryable, mobile: string) =>
  (await atMostOne(db.rows(mobileTaken, [mobile])))?.taken === true

export type NewPlayer = Omit<PlayerRow, 'state' | 'stateUntil' | 'closedAt'> & {
  readonly birthDate: CalendarDay
  /** From when on deposits and play wait for the player's identity. */
  readonly identityDueAt: Instant
}

const insert = statement<{ id: bigint }>(
  'player_insert',
  `insert into player (id, uuid, account, account_shown, account_type, mobile, line_subject, password_hash,
     password_changed_at, nickname, avatar, birth_date, invite_code, superior_id, attribution_id, registered_at, identity_due_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $15, $9, $10, $11, $12, $13, $14, $15, $16)
   on conflict do nothing returning id`,
)
/** False if the id, the account, the number or the invite code is taken; unique keys decide a race. */
export async function playerInsert(tx: Queryable, p: NewPlayer): Promise<boolean> {
  const rows = await tx.rows(insert, [
    p.id,
    p.uuid,
    p.account,
    p.accountShown,
    p.accountType,
    p.mobile,
    p.lineSubject,
    p.passwordHash,
    p.nickname,
    p.avatar,
    p.birthDate,
    p.inviteCode,
    p.superiorId,
    p.attributionId,
    sqlTime(p.registeredAt),
    sqlTime(p.identityDueAt),
  ])
  return rows.length === 1
}

const idTaken = statement('player_id_taken', 'select 1 from player where id = $1 or invite_code = $2')
export const playerIdIsTaken = async (db: Queryable, { id, inviteCode }: { id: bigint; inviteCode: string }) =>
  (await db.rows(idTaken, [id, inviteCode])).length > 0

const setPassword = statement(
  'player_set_password',
  'update player set password_hash = $2, password_changed_at = $3, withdrawal_hold_until = $4 where id = $1',
)
export const playerSetPassword = (
  tx: Queryable,
  change: { id: bigint; passwordHash: string; now: Instant; holdUntil: Instant },
) => tx.rows(setPassword, [change.id, change.passwordHash, sqlTime(change.now), sqlTime(change.holdUntil)])

const rehash = statement('player_rehash', 'update player set password_hash = $3 where id = $1 and password_hash = $2')
/** Replaces a hash made with older parameters, unless the password was changed meanwhile. */
export const playerRehash = (db: Queryable, change: { id: bigint; from: string; to: string }) =>
  db.rows(rehash, [change.id, change.from, change.to])

const unsetMobile = statement('player_unset_mobile', 'update player set mobile = null where id = $1')
export const playerUnsetMobile = (tx: Queryable, id: bigint) => tx.rows(unsetMobile, [id])

const setMobile = statement<{ id: bigint }>(
  'player_set_mobile',
  `update player set mobile = $2 where id = $1 and mobile is null
     and not exists (select from player other where other.id <> $1 and (other.mobile = $2 or other.account = $2)) returning id`,
)
export const playerSetMobile = async (tx: Queryable, { id, mobile }: { id: bigint; mobile: string }) =>
  (await tx.rows(setMobile, [id, mobile])).length === 1

const setProfile = statement('player_set_profile', 'update player set nickname = $2, avatar = $3 where id = $1')
export const playerSetProfile = (tx: Queryable, p: { id: bigint; nickname: string; avatar: number }) =>
  tx.rows(setProfile, [p.id, p.nickname, p.avatar])

const holdWithdrawals = statement(
  'player_hold_withdrawals',
  'update player set withdrawal_hold_until = greatest(withdrawal_hold_until, $2) where id = $1',
)
export const playerHoldWithdrawals = (tx: Queryable, { id, until }: { id: bigint; until: Instant }) =>
  tx.rows(holdWithdrawals, [id, sqlTime(until)])
