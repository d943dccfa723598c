import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { sendMail } from '#features/players/mail/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { vipGiftItems } from '../rules.ts'
import { vipLetter } from './vip-letter.ts'
import { type VipGift, vipGiftInsert } from './store/vip-gift.store.ts'

/** Sends a gift's letter, once per kind and key. An empty gift is only recorded. */
export async function sendVipGift(tx: Transaction, gift: VipGift, giftDays: number): Promise<void> {
  if (!(await vipGiftInsert(tx, gift))) return
  const { playerId, kind, key, amount, at } = gift
  const items = vipGiftItems(amount)
  if (items.length === 0) return
  await sendMail(tx, {
    ...vipLetter(gift, await languageOfPlayer(tx, playerId)),
    playerId,
    kind: 'reward',
    source: 'vip',
    sourceKey: letterKey(kind, key),
    items,
    sentAt: at,
    expiresAt: addDuration(at, days(giftDays)),
  })
}

export const letterKey = (kind: VipGift['kind'], key: string): string => `${kind}-${key}`
