import { rechargeBonusKind } from '#core/enumerations/recharge-bonus-kind.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import type { DepositHook } from '#features/deposit/server/index.ts'
import { claimReward, promotionOf, type PromotionNeeds, revokeReward } from '#features/promotion/server/index.ts'
import { lockBooks } from '#ledger'
import { packBonus, paysPack } from '../rules.ts'
import { supplyKind } from './supply-kind.ts'
import { offersOf, saveOffer } from './supply-offer.ts'

/** The pack and its deposit: what it adds comes with the money, and goes with it. */
export const packDeposits = (needs: PromotionNeeds): DepositHook => ({
  name: 'supply',
  onPaid: async (tx, { playerId, reference, amount, actType, now }) => {
    if (actType !== rechargeBonusKind.supply) return
    const promotion = await promotionOf(tx, supplyKind)
    if (promotion === undefined) return
    await lockBooks(tx, [playerId])
    const [newest] = await offersOf(tx, playerId)
    if (newest === undefined || !paysPack(newest.offer, amount, newest.settings, now)) return
    const { offer, row, settings } = newest
    const given = await claimReward(tx, needs, {
      playerId,
      promotion: { ...promotion, settings, version: row.version },
      claimKey: packKeyOf(row.cycleKey),
      items: [{ id: coinItem, count: Number(packBonus(settings)), betRate: settings.packBetRate }],
      now,
      isEarned: true,
      isDepositBonus: true,
    })
    if (given.kind === 'given') await saveOffer(tx, newest, { ...offer, reference }, now)
  },
  onTakenBack: async (tx, { playerId, reference, actType }, now) => {
    if (actType !== rechargeBonusKind.supply) return
    await lockBooks(tx, [playerId])
    const bought = (await offersOf(tx, playerId)).find(({ offer }) => offer.reference === reference)
    if (bought === undefined) return
    await revokeReward(tx, { playerId, key: supplyKind.key, claimKey: packKeyOf(bought.row.cycleKey) }, now)
  },
})

const packKeyOf = (cycleKey: string): string => `${cycleKey}:pack`
