import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const listInvited = statement<{ inviteeId: bigint }>(
  'invite_list_invited',
  'select invitee_id as "inviteeId" from invite where invitee_id = any($1::bigint[])',
)
/** Which of these players were invited. */
export const invitedAmong = async (db: Queryable, players: readonly bigint[]): Promise<ReadonlySet<bigint>> =>
  new Set((await db.rows(listInvited, [players])).map(({ inviteeId }) => inviteeId))

export type InviterAbove = { readonly inviteeId: bigint; readonly inviterId: bigint; readonly level: number }

const listAbove = statement<InviterAbove>(
  'invite_list_above',
  `with recursive above as (
     select invitee_id as root, inviter_id, 1 as level from invite
     where invitee_id = any($1::bigint[]) and state <> 'void'
     union all
     select u.root, i.inviter_id, u.level + 1 from above u
       join invite i on i.invitee_id = u.inviter_id and i.state <> 'void' where u.level < $2
   ) select root as "inviteeId", inviter_id as "inviterId", level from above where inviter_id <> root order by root, level`,
)
/** Who invited these players, and who invited those; a void invite ends the line. */
export const invitersAbove = (db: Queryable, players: readonly bigint[], levels: number) =>
  db.rows(listAbove, [players, levels])

export type FriendBelow = { readonly inviterId: bigint; readonly inviteeId: bigint; readonly level: number }

const listBelow = statement<FriendBelow>(
  'invite_list_below',
  `with recursive below as (
     select inviter_id as root, invitee_id, 1 as level from invite
     where inviter_id = any($1::bigint[]) and state <> 'void'
     union all
     select b.root, i.invitee_id, b.level + 1 from below b
       join invite i on i.inviter_id = b.invitee_id and i.state <> 'void' where b.level < $2
   ) select root as "inviterId", invitee_id as "inviteeId", level from below`,
)
/** Whom these players invited, and whom those did; a void invite ends the line. */
export const friendsBelow = (db: Queryable, players: readonly bigint[], levels: number) =>
  db.rows(listBelow, [players, levels])
