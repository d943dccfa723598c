import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type VipGiftKind = 'level' | 'week' | 'month' | 'birthday'

export type VipGiftKey = { readonly playerId: bigint; readonly kind: VipGiftKind; readonly key: string }

export type VipGift = VipGiftKey & {
  readonly level: number
  readonly amount: Centavos
  readonly isCapped: boolean
  readonly at: Instant
}

const insert = statement<{ key: string }>(
  'vip_gift_insert',
  `insert into vip_gift (player_id, kind, key, level, amount, is_capped, at) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict do nothing returning key`,
)
/** False: already sent. */
export async function vipGiftInsert(tx: Transaction, gift: VipGift): Promise<boolean> {
  const { playerId, kind, key, level, amount, isCapped, at } = gift
  return (await atMostOne(tx.rows(insert, [playerId, kind, key, level, amount, isCapped, sqlTime(at)]))) !== undefined
}

const find = statement<{ key: string }>(
  'vip_gift_find',
  'select key from vip_gift where player_id = $1 and kind = $2 and key = $3',
)
export const vipGiftWasSent = async (db: Queryable, { playerId, kind, key }: VipGiftKey): Promise<boolean> =>
  (await atMostOne(db.rows(find, [playerId, kind, key]))) !== undefined

const list = statement<Omit<VipGift, 'playerId'>>(
  'vip_gift_list',
  `select kind, key, level::int as level, amount, is_capped as "isCapped", at from vip_gift
   where player_id = $1 and recalled_at is null and amount > 0 order by at desc, level desc limit $2`,
)
/** A player's gifts that were not recalled, newest first. */
export const vipGiftList = (db: Queryable, playerId: bigint, countMax: number) => db.rows(list, [playerId, countMax])

const recall = statement<{ key: string }>(
  'vip_gift_recall',
  `update vip_gift set recalled_at = $3
   where player_id = $1 and kind = 'level' and level > $2 and recalled_at is null returning key`,
)
/** Recalls the gifts of levels above this one; returns them. */
export const vipGiftRecall = async (
  tx: Transaction,
  { playerId, above, now }: { readonly playerId: bigint; readonly above: number; readonly now: Instant },
): Promise<readonly string[]> => (await tx.rows(recall, [playerId, above, sqlTime(now)])).map(({ key }) => key)
