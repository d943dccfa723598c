import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Letter } from '../../letter.ts'
import type { MailKind } from '../../mail-kind.ts'
import { keptItems } from '#core/reward/kept-items.ts'
import { kindOf } from './mail-kind.store.ts'

type Row = Omit<Letter, 'items'> & { readonly items: unknown }

const columns = `m.id, m.player_id as "playerId", ${kindOf} as kind, m.title, m.body, m.items, m.sent_at as "sentAt",
  m.expires_at as "expiresAt", m.read_at as "readAt", m.received_at as "receivedAt"`

const letterOf = ({ items, ...row }: Row): Letter => ({ ...row, items: v.parse(rewardItemsIn, items) })

/** News goes to many, by `sendNews`. */
export type NewLetter = Pick<Letter, 'playerId' | 'title' | 'body' | 'sentAt' | 'expiresAt'> & {
  readonly kind: Exclude<MailKind, 'news'>
  readonly source: string
  readonly sourceKey: string
  readonly items: readonly RewardItem[]
}

const insert = statement<{ id: bigint }>(
  'mail_insert',
  `insert into mail (player_id, source, source_key, title, body, items, sent_at, expires_at, kind)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (player_id, source, source_key) do nothing returning id`,
)
/** Undefined: a letter on this subject exists. */
export const mailInsert = (tx: Transaction, { sentAt, expiresAt, ...letter }: NewLetter) => {
  const { playerId, kind, source, sourceKey, title, body, items } = letter
  const texts = [playerId, source, sourceKey, title, body, JSON.stringify(keptItems(items))]
  return atMostOne(tx.rows(insert, [...texts, sqlTime(sentAt), sqlTime(expiresAt), kind]))
}

type KindCount = {
  readonly kind: MailKind
  readonly total: number
  readonly unread: number
  /** Unread, and with nothing to claim. */
  readonly markable: number
}

const count = statement<Record<Exclude<keyof KindCount, 'kind'>, bigint> & Pick<KindCount, 'kind'>>(
  'mail_count',
  `select ${kindOf} as kind, count(*) as total, count(*) filter (where m.read_at is null) as unread,
     count(*) filter (where m.read_at is null and (m.items = '[]' or m.expires_at <= $2)) as markable
   from mail m where m.player_id = $1 and m.deleted_at is null group by 1`,
)
/** The kinds of which the player has a letter. */
export const mailCount = async (db: Queryable, playerId: bigint, now: Instant): Promise<KindCount[]> =>
  (await db.rows(count, [playerId, sqlTime(now)])).map(({ kind, total, unread, markable }) => ({
    kind,
    total: Number(total),
    unread: Number(unread),
    markable: Number(markable),
  }))

const page = statement<Row>(
  'mail_page',
  `select ${columns} from mail m where m.player_id = $1 and m.deleted_at is null and ($4::text is null or ${kindOf} = $4)
   order by m.id desc limit $2 offset $3`,
)
export type MailPage = {
  readonly playerId: bigint
  readonly kind?: MailKind | undefined
  readonly page: number
  readonly size: number
}
export const mailPage = async (db: Queryable, { playerId, kind, page: number, size }: MailPage): Promise<Letter[]> =>
  (await db.rows(page, [playerId, size, (number - 1) * size, kind ?? null])).map(letterOf)

const findForUpdate = statement<Row>(
  'mail_find_for_update',
  `select ${columns} from mail m where m.player_id = $1 and m.id = any($2) and m.deleted_at is null order by m.id for update`,
)
export const mailFindForUpdate = async (tx: Transaction, playerId: bigint, ids: readonly bigint[]): Promise<Letter[]> =>
  (await tx.rows(findForUpdate, [playerId, ids])).map(letterOf)

const markRead = statement('mail_mark_read', 'update mail set read_at = $2 where id = $1 and read_at is null')
export const mailMarkRead = (tx: Transaction, id: bigint, now: Instant) => tx.rows(markRead, [id, sqlTime(now)])

const markAllRead = statement<{ id: bigint }>(
  'mail_mark_all_read',
  `with unread as (
     select m.id from mail m where m.player_id = $1 and m.id <= $2 and m.deleted_at is null and m.read_at is null
       and (m.items = '[]' or m.expires_at <= $3) and ($4::text is null or ${kindOf} = $4) order by m.id for update)
   update mail set read_at = $3 where id in (select u.id from unread u) returning id`,
)
type ReadMark = {
  readonly playerId: bigint
  readonly kind?: MailKind | undefined
  readonly newestId: bigint
  readonly now: Instant
}
/** Marks what has nothing to claim. Returns how many were unread. */
export const mailMarkAllRead = async (tx: Transaction, { playerId, kind, newestId, now }: ReadMark): Promise<number> =>
  (await tx.rows(markAllRead, [playerId, newestId, sqlTime(now), kind ?? null])).length

const markReceived = statement<{ id: bigint }>(
  'mail_mark_received',
  `update mail set received_at = $2, read_at = coalesce(read_at, $2) where id = $1 and received_at is null returning id`,
)
export const mailMarkReceived = (tx: Transaction, id: bigint, now: Instant) =>
  exactlyOne(tx.rows(markReceived, [id, sqlTime(now)]))

const markDeleted = statement('mail_mark_deleted', 'update mail set deleted_at = $2 where id = any($1)')
export const mailMarkDeleted = (tx: Transaction, ids: readonly bigint[], now: Instant) =>
  tx.rows(markDeleted, [ids, sqlTime(now)])

export type MailMatter = {
  readonly playerId: bigint
  readonly source: string
  readonly sourceKey: string
  readonly now: Instant
}

const recall = statement<{ id: bigint }>(
  'mail_recall',
  `update mail set deleted_at = $4
   where player_id = $1 and source = $2 and source_key = $3 and received_at is null and deleted_at is null returning id`,
)
/** Undefined: there is no such letter, or its attachment was claimed. */
export const mailRecall = (tx: Transaction, { playerId, source, sourceKey, now }: MailMatter) =>
  atMostOne(tx.rows(recall, [playerId, source, sourceKey, sqlTime(now)]))

const open = statement<Row>(
  'mail_open',
  `select ${columns} from mail m where m.player_id = $1 and m.deleted_at is null
     and (m.read_at is null or (m.received_at is null and m.items <> '[]' and m.expires_at > $2))`,
)
/** The letters behind the red dot: unread, or with something to claim. */
export const mailOpen = async (db: Queryable, playerId: bigint, now: Instant): Promise<Letter[]> =>
  (await db.rows(open, [playerId, sqlTime(now)])).map(letterOf)
