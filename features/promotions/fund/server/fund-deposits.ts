import type { Instant } from '#core/clock/instant.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { DepositHook } from '#features/cashier/deposit/server/index.ts'
import {
  keepReserved,
  type PromotionDependencies,
  promotionKept,
  promotionOf,
  releaseReserved,
  reservationFind,
  reserveGift,
  revokeReward,
  wasReserved,
} from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { endOfPack, totalOf } from '../rules.ts'
import { fundKind } from './fund-kind.ts'
import { claimKeyOf, fundStanding, keepPack, revokePack } from './owned-pack.ts'

const { key } = fundKind

type Order = {
  readonly playerId: bigint
  readonly reference: string
  readonly amount: Centavos
  readonly now: Instant
}

/** The pack's deposit: begun, paid, and taken back. */
export const fundDeposits = (needs: PromotionDependencies): DepositHook => ({
  name: 'fund',
  sell: async (tx, { fundId, ...order }) => {
    if (fundId === null) return true
    const promotion = await promotionOf(tx, fundKind)
    return promotion?.settings.fundId === fundId && (await reservePack(tx, needs, order)) === 'reserved'
  },
  onPaid: async (tx, { playerId, reference, amount, actType, now }) => {
    // Whether the order names the pack is known by what was reserved for it.
    if (actType !== depositPurpose.depositLadder || !(await wasReserved(tx, { key, reference }))) return
    await lockBooks(tx, [playerId])
    // A late payment has no reservation any more, but the budget may still cover it.
    await reservePack(tx, needs, { playerId, reference, amount, now })
    const reserved = await reservationFind(tx, { key, reference })
    const acting = await promotionOf(tx, fundKind)
    if (reserved === undefined || acting === undefined) return
    const { settings } = await promotionKept(tx, acting, reserved.version)
    const { progress } = await fundStanding(tx, acting, playerId)
    if (settings.price !== amount || progress.pack !== undefined) return releaseReserved(tx, { key, reference })
    await keepPack(tx, { playerId, reference, version: reserved.version, now })
    await keepReserved(tx, { key, reference, cost: totalOf(settings), endsAt: endOfPack({ boughtAt: now }, settings) })
  },
  onTakenBack: async (tx, { playerId, reference, actType }, now) => {
    if (actType !== depositPurpose.depositLadder) return
    await lockBooks(tx, [playerId])
    const acting = await promotionOf(tx, fundKind)
    if (acting === undefined) return
    const { row, settings, progress } = await fundStanding(tx, acting, playerId)
    const { pack, isClaimed } = progress
    if (row === undefined || pack === undefined || pack.reference !== reference || pack.isRevoked) return
    for (const { level } of settings.milestones) {
      if (isClaimed(level)) await revokeReward(tx, { playerId, key, claimKey: claimKeyOf(level) }, now)
    }
    await revokePack(tx, row, pack, now)
    await releaseReserved(tx, { key, reference })
  },
})

/** Reserves all milestones for an order of exactly the price by a player without a pack. */
async function reservePack(
  tx: Transaction,
  needs: PromotionDependencies,
  { playerId, reference, amount, now }: Order,
): Promise<'reserved' | 'notOffered' | 'soldOut'> {
  const promotion = await promotionOf(tx, fundKind)
  if (promotion === undefined || promotion.settings.price !== amount) return 'notOffered'
  const { progress } = await fundStanding(tx, promotion, playerId)
  if (progress.pack !== undefined) return 'notOffered'
  return reserveGift(tx, needs, { playerId, promotion, reference, cost: totalOf(promotion.settings), now })
}
