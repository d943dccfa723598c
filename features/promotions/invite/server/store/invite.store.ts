import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { gathered, playerRow } from '#platform/db/gathering.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { InviteState } from '../../rules.ts'

export type Invite = {
  readonly inviteeId: bigint
  readonly inviterId: bigint
  readonly registeredAt: Instant
  readonly state: InviteState
  readonly validAt: Instant | null
}
const columns = `invitee_id as "inviteeId", inviter_id as "inviterId", registered_at as "registeredAt", state,
  valid_at as "validAt"`

const insert = statement(
  'invite_insert',
  `insert into invite (invitee_id, inviter_id, registered_at, checked_at) values ($1, $2, $3, $3) on conflict do nothing`,
)
export const inviteInsert = (tx: Transaction, invite: Pick<Invite, 'inviteeId' | 'inviterId' | 'registeredAt'>) =>
  tx.rows(insert, [invite.inviteeId, invite.inviterId, sqlTime(invite.registeredAt)])

const listPending = statement<Invite>(
  'invite_list_pending',
  `select ${columns} from invite where state = 'pending' order by checked_at, invitee_id limit $1`,
)
/** Those not checked for the longest time. */
export const inviteListPending = (db: Queryable, countMax: number) => db.rows(listPending, [countMax])

const mark = statement<{ inviteeId: bigint }>(
  'invite_mark',
  `update invite set state = $2, checked_at = $3, valid_at = case when $2 = 'valid' then $3 else valid_at end
   where invitee_id = $1 and state = 'pending' returning invitee_id as "inviteeId"`,
)
/** False: it was judged concurrently. */
export const inviteMark = async (tx: Transaction, inviteeId: bigint, judged: { state: InviteState; now: Instant }) =>
  (await atMostOne(tx.rows(mark, [inviteeId, judged.state, sqlTime(judged.now)]))) !== undefined

const markVoid = statement<Invite>(
  'invite_mark_void',
  `update invite set state = 'void' where invitee_id = $1 and state in ('pending', 'valid') returning ${columns}`,
)
/** The first deposit was taken back. Undefined: there was no such invite. */
export const inviteMarkVoid = (tx: Transaction, inviteeId: bigint) => atMostOne(tx.rows(markVoid, [inviteeId]))

const list = statement<Invite>(
  'invite_list_of_inviter',
  `select ${columns} from invite where inviter_id = $1 order by registered_at desc limit $2 offset $3`,
)
export type InvitePage = { readonly inviterId: bigint; readonly limit: number; readonly offset: number }
export const inviteList = (db: Queryable, { inviterId, limit, offset }: InvitePage) =>
  db.rows(list, [inviterId, limit, offset])

const countRegistered = statement<{ count: bigint }>(
  'invite_count_registered',
  `select count(*) as count from invite
   where inviter_id = $1 and registered_at >= $2 and registered_at < $3 and state <> 'void'`,
)
/** How many registered in a period, without those who are tied to the inviter. */
export const inviteCountRegistered = async (
  db: Queryable,
  { inviterId, from, until }: Pick<InviteUse, 'inviterId' | 'from' | 'until'>,
): Promise<number> =>
  Number((await exactlyOne(db.rows(countRegistered, [inviterId, sqlTime(from), sqlTime(until)]))).count)

export type InviteUse = {
  readonly inviterId: bigint
  /** The promotion, with its cycle if it has cycles. */
  readonly place: string
  readonly from: Instant
  readonly until: Instant
  readonly countMax: number
  /** Includes invites that count elsewhere. */
  readonly shares: boolean
}

const takenFrom = { inviterId: '$1', place: '$2', from: '$3', until: '$4', shares: '$6' }

/** Valid invites of a period that count nowhere else, or not here. */
export const freeInvites = ({ inviterId, place, from, until, shares }: typeof takenFrom) =>
  `select i.invitee_id, i.valid_at from invite i
   where i.inviter_id = ${inviterId} and i.state = 'valid' and i.valid_at >= ${from} and i.valid_at < ${until}
     and not exists (select from invite_use u where u.invitee_id = i.invitee_id and (u.place = ${place} or not ${shares}))
   order by i.valid_at`

const take = statement<{ inviteeId: bigint }>(
  'invite_use_take',
  `insert into invite_use (invitee_id, place, inviter_id, at)
   select f.invitee_id, $2, $1, $7 from (${freeInvites(takenFrom)} limit $5 for update of i) f
   on conflict do nothing returning invitee_id as "inviteeId"`,
)
/** Assigns valid, unassigned invites of a period to this promotion. */
export const inviteTake = (
  tx: Transaction,
  { inviterId, place, from, until, countMax, shares }: InviteUse,
  now: Instant,
) => tx.rows(take, [inviterId, place, sqlTime(from), sqlTime(until), countMax, shares, sqlTime(now)])

const countUsed = statement<{ count: bigint; ordinal: bigint }>(
  'invite_use_count',
  `select k.ordinal, count(*) as count from unnest($1::bigint[], $2::text[]) with ordinality as k (inviter_id, at, ordinal)
     join invite_use u on u.inviter_id = k.inviter_id and u.place = k.at
     join invite i on i.invitee_id = u.invitee_id and i.state = 'valid'
   group by k.ordinal`,
)
const findAny = playerRow<{ inviteeId: bigint }>({
  name: 'invite_find_any',
  columns: { inviteeId: 'i.invitee_id' },
  from: 'invite i where i.inviter_id = k.player_id limit 1',
})
/** Whether the player ever invited anybody. Without an invite there is nothing to count, to claim or to earn from friends. */
export const hasInvited = async (db: Queryable, playerId: bigint): Promise<boolean> =>
  (await findAny(db, playerId)) !== undefined

type UseKey = Pick<InviteUse, 'inviterId' | 'place'>
const used = gathered<UseKey, { count: bigint }>({
  textOf: ({ inviterId, place }) => `${inviterId} ${place}`,
  read: (db, places) =>
    db.rows(countUsed, [places.map(({ inviterId }) => inviterId), places.map(({ place }) => place)]),
})
/** How many are assigned to it and still valid. */
export const inviteCountUsed = async (db: Queryable, inviterId: bigint, place: string): Promise<number> =>
  Number((await atMostOne(used(db, { inviterId, place })))?.count ?? 0)

const places = statement<{ place: string }>('invite_use_places', 'select place from invite_use where invitee_id = $1')
export const inviteUsesOf = async (db: Queryable, inviteeId: bigint): Promise<readonly string[]> =>
  (await db.rows(places, [inviteeId])).map(({ place }) => place)
