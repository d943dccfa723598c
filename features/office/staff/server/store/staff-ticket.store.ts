import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type TicketPurpose = 'invitation' | 'code' | 'passkey'
type Ticket = { readonly tokenHash: Buffer; readonly purpose: TicketPurpose; readonly now: Instant }
type Holder = {
  readonly staffId: bigint
  readonly email: string
  readonly challenge: string | null
  readonly madeBy: bigint | null
}

type NewTicket = {
  readonly staffId: bigint
  readonly expiresAt: Instant
  readonly challenge?: string
  readonly madeBy?: bigint | null
}

const insert = statement(
  'staff_ticket_insert',
  `insert into staff_ticket (token_hash, staff_id, purpose, created_at, expires_at, challenge, made_by)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)
export const staffTicketInsert = (tx: Queryable, t: Ticket & NewTicket) => {
  const { tokenHash, staffId, purpose, challenge = null, madeBy = null } = t
  return tx.rows(insert, [tokenHash, staffId, purpose, sqlTime(t.now), sqlTime(t.expiresAt), challenge, madeBy])
}

const find = statement<Holder>(
  'staff_ticket_find',
  `select t.staff_id as "staffId", m.email, t.challenge, t.made_by as "madeBy" from staff_ticket t join staff_member m on m.id = t.staff_id
   where t.token_hash = $1 and t.purpose = $2 and t.used_at is null and t.expires_at > $3`,
)
export const staffTicketFind = (db: Queryable, t: Ticket) =>
  atMostOne(db.rows(find, [t.tokenHash, t.purpose, sqlTime(t.now)]))

const emailOf = statement<{ staffId: bigint; email: string }>(
  'staff_ticket_email_of',
  `select t.staff_id as "staffId", m.email from staff_ticket t join staff_member m on m.id = t.staff_id
   where t.token_hash = $1`,
)
/** The owner of a ticket, used or not. */
export const staffTicketMember = (db: Queryable, tokenHash: Buffer) => atMostOne(db.rows(emailOf, [tokenHash]))

const use = statement<{ staffId: bigint }>(
  'staff_ticket_use',
  `update staff_ticket set used_at = $3
   where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3 returning staff_id as "staffId"`,
)
/** False if it was used or expired: of two simultaneous uses, one wins. */
export const staffTicketUse = async (tx: Queryable, t: Ticket) =>
  (await tx.rows(use, [t.tokenHash, t.purpose, sqlTime(t.now)])).length === 1

const voidInvitations = statement(
  'staff_ticket_void_invitations',
  `update staff_ticket set used_at = $2 where staff_id = $1 and purpose = 'invitation' and used_at is null`,
)
/** Only a member's newest link is valid. */
export const staffTicketVoidInvitations = (tx: Queryable, { staffId, now }: { staffId: bigint; now: Instant }) =>
  tx.rows(voidInvitations, [staffId, sqlTime(now)])

const deleteOld = statement<{ staffId: bigint }>(
  'staff_ticket_delete_old',
  'delete from staff_ticket where expires_at < $1 returning staff_id as "staffId"',
)
export const staffTicketDeleteOld = async (db: Queryable, before: Instant): Promise<number> =>
  (await db.rows(deleteOld, [sqlTime(before)])).length
