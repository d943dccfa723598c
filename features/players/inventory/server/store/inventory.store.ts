import type { Expiry, Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { HeldItem } from '../../held-item.ts'

type Row = Omit<HeldItem, 'expiresAt'> & { readonly expiresAt: Instant | null }

const columns = `i.id, i.player_id as "playerId", i.prop_id as "propId", i.count, i.source, i.state, i.given_at as "givenAt",
  i.expires_at as "expiresAt"`
const itemOf = ({ expiresAt, ...row }: Row): HeldItem => ({ ...row, expiresAt: expiresAt ?? 'never' })

const insert = statement<{ id: bigint }>(
  'inventory_insert',
  `insert into inventory_item (player_id, source, source_key, line, prop_id, count, given_at, expires_at)
   select $1, $2, $3, n.line, n.prop_id, n.count, $4, n.expires_at
   from unnest($5::int[], $6::int[], $7::int[], $8::timestamptz[]) as n (line, prop_id, count, expires_at)
   on conflict (player_id, source, source_key, line) do nothing returning id`,
)
export type NewItem = {
  readonly line: number
  readonly propId: number
  readonly count: number
  readonly expiresAt: Expiry
}
export type GiftOfItems = {
  readonly playerId: bigint
  readonly source: string
  readonly sourceKey: string
  readonly now: Instant
}
/** Returns new items: repeating a gift gives nothing. */
export const inventoryInsert = (tx: Transaction, gift: GiftOfItems, items: readonly NewItem[]) =>
  tx.rows(insert, [
    gift.playerId,
    gift.source,
    gift.sourceKey,
    sqlTime(gift.now),
    items.map(({ line }) => line),
    items.map(({ propId }) => propId),
    items.map(({ count }) => count),
    items.map(({ expiresAt }) => (expiresAt === 'never' ? null : sqlTime(expiresAt))),
  ])

const listHeld = statement<Row>(
  'inventory_list_held',
  `select ${columns} from inventory_item i where i.player_id = $1 and i.state in ('held', 'reserved')
     and (i.expires_at is null or i.expires_at > $2) order by i.expires_at nulls last, i.id limit 200`,
)
/** A player's items, earliest end first. */
export const inventoryListHeld = async (db: Queryable, playerId: bigint, now: Instant): Promise<HeldItem[]> =>
  (await db.rows(listHeld, [playerId, sqlTime(now)])).map(itemOf)

const findForUpdate = statement<Row>(
  'inventory_find_for_update',
  `select ${columns} from inventory_item i where i.player_id = $1 and i.id = $2 for update`,
)
export async function inventoryFindForUpdate(tx: Transaction, playerId: bigint, id: bigint) {
  const row = await atMostOne(tx.rows(findForUpdate, [playerId, id]))
  return row && itemOf(row)
}

const revokeGift = statement(
  'inventory_revoke_gift',
  `update inventory_item set state = 'revoked', ended_at = $4
   where player_id = $1 and source = $2 and source_key = $3 and state = 'held'`,
)
/** Takes back what is left of a gift. */
export const inventoryRevokeGift = (tx: Transaction, { playerId, source, sourceKey, now }: GiftOfItems) =>
  tx.rows(revokeGift, [playerId, source, sourceKey, sqlTime(now)])

const expireDue = statement<{ id: bigint }>(
  'inventory_expire_due',
  `update inventory_item set state = 'expired', ended_at = $1 where id in (
     select id from inventory_item where state = 'held' and expires_at <= $1 order by expires_at limit $2
     for update skip locked) returning id`,
)
export const inventoryExpireDue = (tx: Transaction, now: Instant, countMax: number) =>
  tx.rows(expireDue, [sqlTime(now), countMax])

const takeToRemind = statement<Row>(
  'inventory_take_to_remind',
  `update inventory_item i set reminded_at = $1 where i.id in (
     select id from inventory_item where state = 'held' and expires_at > $1 and expires_at <= $2 and reminded_at is null
       and prop_id < 2000 order by expires_at limit $3 for update skip locked) returning ${columns}`,
)
export type ReminderPeriod = { readonly now: Instant; readonly before: Instant; readonly countMax: number }
/** Coupons ending before the moment, each once. */
export const inventoryTakeToRemind = async (tx: Transaction, { now, before, countMax }: ReminderPeriod) =>
  (await tx.rows(takeToRemind, [sqlTime(now), sqlTime(before), countMax])).map(itemOf)
