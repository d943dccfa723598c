import type { Expiry, Instant } from '#core/clock/instant.ts'
import { centavosFromNumber } from '#core/money/centavos.ts'
import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'
import { giveItems } from '#features/players/inventory/server/index.ts'
import { addRequirement, points, post, type Transfer } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { isGrantable, isMoney } from './grantable.ts'

export type Gift = {
  readonly playerId: bigint
  /** The promotion that pays: its account is named after it. */
  readonly source: string
  /** Idempotency key: repeating the gift gives nothing. */
  readonly sourceKey: string
  /** Shown to the player beside the remaining turnover. */
  readonly title: string
  readonly items: readonly RewardItem[]
  readonly now: Instant
  /** The end of inventory items, if it differs from their kind's default. */
  readonly itemsExpireAt?: Expiry
}

/** Grants all items in the caller's transaction, or nothing if the gift was granted before. */
export async function grantReward(tx: Transaction, gift: Gift): Promise<'given' | 'givenBefore'> {
  const { playerId, source, sourceKey, items, now } = gift
  const strange = items.find((item) => !isGrantable(item))
  if (strange !== undefined) throw new RangeError(`item ${strange.id} cannot be given`)
  const kept = items.filter((item) => !isMoney(item))
  if ((await moveMoney(tx, gift)) === 'givenBefore') return 'givenBefore'
  for (const [index, item] of items.entries()) await requirePlay(tx, { ...gift, item, index })
  const expiresAt = gift.itemsExpireAt
  if (kept.length === 0) return 'given'
  return giveItems(tx, { playerId, source, sourceKey, items: kept, now, expiresAt })
}

/** Coins and points; a gift of neither has its key in the inventory. */
async function moveMoney(tx: Transaction, gift: Gift): Promise<'given' | 'givenBefore'> {
  const { playerId, source, sourceKey, items, now } = gift
  const transfers = items.filter(isMoney).map((item) => transferOf(item, gift))
  if (transfers.length === 0) return 'given'
  const posted = await post(tx, { playerId, source: 'reward', key: `${source}:${sourceKey}`, now, transfers })
  if (posted.kind === 'refused') throw new Error(`a gift of ${source} was refused: ${posted.refusal}`)
  return posted.kind === 'replayed' ? 'givenBefore' : 'given'
}

function transferOf({ id, count }: RewardItem, { source, sourceKey }: Gift): Transfer {
  const house = `promo:${source}` as const
  const reference = `${source}:${sourceKey}`
  return id === coinItem
    ? { reason: 'award', from: house, to: 'coin', amount: centavosFromNumber(count), reference }
    : { reason: 'pointsAward', from: house, to: 'points', amount: points(BigInt(count)), reference }
}

async function requirePlay(
  tx: Transaction,
  {
    playerId,
    source,
    sourceKey,
    title,
    item,
    index,
    now,
  }: Gift & { readonly item: RewardItem; readonly index: number },
): Promise<void> {
  if (item.id !== coinItem) return
  await addRequirement(tx, {
    playerId,
    source,
    sourceId: `${sourceKey}:${index}`,
    title,
    credit: centavosFromNumber(item.count),
    rate: item.betRate,
    terms: { kind: 'bonus', returnsTo: `promo:${source}` },
    now,
  })
}
