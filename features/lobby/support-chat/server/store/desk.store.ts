import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { DeskHours } from '../../desk-hours.ts'

export type Desk = DeskHours & { readonly isOffered: boolean }

const columns = 'd.is_offered as "isOffered", d.days, d.opens_at as "opensMinute", d.closes_at as "closesMinute"'

const find = statement<Desk>('support_desk_find', `select ${columns} from support_desk d`)
export const deskFind = (db: Queryable) => exactlyOne(db.rows(find))

const findForUpdate = statement<Desk>(
  'support_desk_find_for_update',
  `select ${columns} from support_desk d for update`,
)
export const deskFindForUpdate = (tx: Transaction) => exactlyOne(tx.rows(findForUpdate))

const save = statement(
  'support_desk_save',
  'update support_desk set is_offered = $1, days = $2, opens_at = $3, closes_at = $4',
)
export const deskSave = (tx: Queryable, { isOffered, days, opensMinute, closesMinute }: Desk) =>
  tx.rows(save, [isOffered, days, opensMinute, closesMinute])

const see = statement(
  'support_presence_see',
  `insert into support_presence as p (member, seen_at) values ($1, $2)
   on conflict (member) do update set seen_at = excluded.seen_at where p.seen_at < $3`,
)
export type Sight = { readonly member: string; readonly now: Instant; readonly unlessSeenSince: Instant }
/** Writes no more often than is of use: screens refetch every few seconds. */
export const presenceSee = (db: Queryable, { member, now, unlessSeenSince }: Sight) =>
  db.rows(see, [member, sqlTime(now), sqlTime(unlessSeenSince)])

const listPresent = statement<{ member: string }>(
  'support_presence_list',
  'select p.member from support_presence p where p.seen_at > $1',
)
export const presentMembers = async (db: Queryable, since: Instant) =>
  new Set((await db.rows(listPresent, [sqlTime(since)])).map(({ member }) => member))
