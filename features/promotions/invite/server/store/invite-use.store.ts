import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { gathered } from '#platform/db/gathering.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { freeInvites, type InviteUse } from './invite.store.ts'

export type FreeInvite = { readonly inviteeId: bigint; readonly validAt: Instant }

const key = { inviterId: 'k.inviter_id', place: 'k.place', from: 'k."from"', until: 'k.until', shares: 'k.shares' }
const listFree = statement<FreeInvite & { ordinal: bigint }>(
  'invite_use_list_free',
  `select k.ordinal, f.invitee_id as "inviteeId", f.valid_at as "validAt"
   from unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::int[], $6::bool[])
       with ordinality as k (inviter_id, place, "from", until, count_max, shares, ordinal)
     cross join lateral (${freeInvites(key)} limit k.count_max) f
   order by k.ordinal, f.valid_at`,
)
/** Those that could be assigned now, oldest first. */
export const inviteListFree = gathered<InviteUse, FreeInvite>({
  textOf: ({ inviterId, place, from, until, countMax, shares }) =>
    `${inviterId} ${place} ${from} ${until} ${countMax} ${shares}`,
  read: (db, uses) =>
    db.rows(listFree, [
      uses.map(({ inviterId }) => inviterId),
      uses.map(({ place }) => place),
      uses.map(({ from }) => sqlTime(from)),
      uses.map(({ until }) => sqlTime(until)),
      uses.map(({ countMax }) => countMax),
      uses.map(({ shares }) => shares),
    ]),
})
/** How many could be assigned now. */
export const inviteCountFree = async (db: Queryable, use: InviteUse): Promise<number> =>
  (await inviteListFree(db, use)).length

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
