import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, minCentavos } from '#core/money/centavos.ts'
import { coinItem, coinsIn, pointsIn, type RewardItem } from '#core/reward/reward-item.ts'
import { inventoryRevokeGift } from '#features/players/inventory/server/index.ts'
import { balancesForUpdate, cancelRequirement, points, post, type Transfer } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'

export type TakenGift = {
  readonly playerId: bigint
  readonly source: string
  readonly sourceKey: string
  readonly items: readonly RewardItem[]
  readonly now: Instant
}

/**
 * Takes back a gift whose cause is gone: coins and points as far as available, unused items, and the remaining
 * turnover. No balance becomes negative, and nobody owes a gift.
 */
export async function takeBackReward(tx: Transaction, gift: TakenGift): Promise<{ readonly coin: Centavos }> {
  const { playerId, source, sourceKey, items, now } = gift
  const balances = await balancesForUpdate(tx, playerId)
  const coin = minCentavos(coinsIn(items), balances.coin)
  const pointsBack = pointsIn(items) < balances.points ? pointsIn(items) : balances.points
  const reference = `${source}:${sourceKey}`
  const transfers: Transfer[] = [
    ...(coin > 0n
      ? [{ reason: 'awardForfeit', from: 'coin', to: `promo:${source}`, amount: coin, reference } as const]
      : []),
    ...(pointsBack > 0n
      ? [
          {
            reason: 'pointsTakenBack',
            from: 'points',
            to: `promo:${source}`,
            amount: points(pointsBack),
            reference,
          } as const,
        ]
      : []),
  ]
  if (transfers.length > 0) {
    const posted = await post(tx, { playerId, source: 'reward', key: `${reference}:back`, now, transfers })
    if (posted.kind === 'refused') throw new Error(`taking back ${reference} was refused: ${posted.refusal}`)
  }
  for (const [index, { id }] of items.entries()) {
    if (id === coinItem) await cancelRequirement(tx, { playerId, source, sourceId: `${sourceKey}:${index}`, now })
  }
  await inventoryRevokeGift(tx, { playerId, source, sourceKey, now })
  return { coin }
}
