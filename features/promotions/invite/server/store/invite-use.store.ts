import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { freeInvites, type InviteUse } from './invite.store.ts'

const listFree = statement<FreeInvite>(
  'invite_use_list_free',
  `select f.invitee_id as "inviteeId", i.valid_at as "validAt" from (${freeInvites} limit $5) f
     join invite i on i.invitee_id = f.invitee_id order by i.valid_at`,
)
export type FreeInvite = { readonly inviteeId: bigint; readonly validAt: Instant }
/** Those that could be assigned now, oldest first. */
export const inviteListFree = (db: Queryable, { inviterId, place, from, until, countMax, shares }: InviteUse) =>
  db.rows(listFree, [inviterId, place, sqlTime(from), sqlTime(until), countMax, shares])

const takeThese = statement<{ inviteeId: bigint }>(
  'invite_use_take_these',
  `insert into invite_use (invitee_id, place, inviter_id, at)
   select invitee_id, $2, $1, $4 from invite where inviter_id = $1 and invitee_id = any($3::bigint[]) and state = 'valid'
   on conflict do nothing returning invitee_id as "inviteeId"`,
)
export type InvitesTaken = Pick<InviteUse, 'inviterId' | 'place'> & {
  readonly invitees: readonly bigint[]
  readonly now: Instant
}
/** Assigns these invites, which were listed as free under the lock of the inviter's book. */
export const inviteTakeThese = (tx: Transaction, { inviterId, place, invitees, now }: InvitesTaken) =>
  tx.rows(takeThese, [inviterId, place, invitees, sqlTime(now)])

const listVoid = statement<{ inviteeId: bigint }>(
  'invite_use_list_void',
  `select u.invitee_id as "inviteeId" from invite_use u
     join invite i on i.invitee_id = u.invitee_id and i.state = 'void' where u.inviter_id = $1 and u.place = $2`,
)
/** Those that counted for a promotion and became void. */
export const inviteListVoid = async (db: Queryable, inviterId: bigint, place: string): Promise<readonly bigint[]> =>
  (await db.rows(listVoid, [inviterId, place])).map(({ inviteeId }) => inviteeId)

const countValidSince = statement<{ count: bigint }>(
  'invite_count_valid_since',
  `select count(*) from invite where state = 'valid' and valid_at >= $1 and valid_at < $2`,
)
/** How many invites of all players became valid in a period. */
export const invitesValidSince = async (db: Queryable, from: Instant, until: Instant): Promise<number> =>
  Number((await exactlyOne(db.rows(countValidSince, [sqlTime(from), sqlTime(until)]))).count)
