import type { Instant } from '#core/clock/instant.ts'
import { centavosFromNumber } from '#core/money/centavos.ts'
import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'
import { addRequirement, points, post, type Transfer } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { isGrantable } from './grantable.ts'

export type Gift = {
  readonly playerId: bigint
  /** Which promotion gives, and pays: its account is named after it. */
  readonly source: string
  /** What of it: the same gift again gives nothing. */
  readonly sourceKey: string
  /** As the player reads it beside what is left to be staked. */
  readonly title: string
  readonly items: readonly RewardItem[]
  readonly now: Instant
}

/** Gives all items in the caller's transaction, or nothing when the gift was given before. */
export async function grantReward(tx: Transaction, gift: Gift): Promise<'given' | 'givenBefore'> {
  const { playerId, source, sourceKey, items, now } = gift
  const strange = items.find((item) => !isGrantable(item))
  if (strange !== undefined) throw new RangeError(`item ${strange.id} cannot be given`)
  const posted = await post(tx, {
    playerId,
    source: 'reward',
    key: `${source}:${sourceKey}`,
    now,
    transfers: items.map((item) => transferOf(item, gift)),
  })
  if (posted.kind === 'refused') throw new Error(`a gift of ${source} was refused: ${posted.refusal}`)
  if (posted.kind === 'replayed') return 'givenBefore'
  for (const [index, item] of items.entries()) await requirePlay(tx, { ...gift, item, index })
  return 'given'
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
