import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'
import type { DepositHook, OfferQuote, QuotedDeposit, SellingOrder } from '#features/cashier/deposit/server/index.ts'
import {
  claimReward,
  promotionOf,
  type PromotionDependencies,
  releaseReserved,
  reserveGift,
  revokeReward,
  wouldGrant,
} from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { packBonus, packEnd, paysPack } from '../rules.ts'
import { lossReliefKind } from './loss-relief-kind.ts'
import { type LossRelief, offersOf, saveOffer } from './loss-relief-offer.ts'

const { key } = lossReliefKind

/**
 * The pack's deposit: its bonus is reserved from the order on, granted with the payment, and taken back with a refund.
 */
export const packDeposits = (needs: PromotionDependencies): DepositHook => ({
  name: 'supply',
  quote: async (tx, deposit) => quotesOf(tx, needs, deposit),
  sell: async (tx, order) => {
    const pack = order.actType === depositPurpose.lossRelief ? await packFor(tx, order) : undefined
    if (pack === undefined) return true
    const { playerId, reference, now } = order
    const cost = packBonus(pack.settings)
    return (await reserveGift(tx, needs, { playerId, promotion: pack.promotion, reference, cost, now })) !== 'soldOut'
  },
  onPaid: async (tx, { playerId, reference, amount, actType, now }) => {
    if (actType !== depositPurpose.lossRelief) return
    const pack = await packFor(tx, { playerId, amount, now })
    if (pack !== undefined) {
      const { promotion, newest, settings } = pack
      const given = await claimReward(tx, needs, {
        playerId,
        promotion,
        claimKey: packKeyOf(newest.row.cycleKey),
        items: packItems(settings),
        now,
        paidBy: reference,
        isEarned: true,
        isDepositBonus: true,
      })
      if (given.kind === 'given') await saveOffer(tx, newest, { ...newest.offer, reference }, now)
    }
    await releaseReserved(tx, { key, reference })
  },
  onTakenBack: async (tx, { playerId, reference, actType }, now) => {
    if (actType !== depositPurpose.lossRelief) return
    await lockBooks(tx, [playerId])
    const acting = await promotionOf(tx, lossReliefKind)
    const offers = acting === undefined ? [] : await offersOf(tx, acting, playerId)
    const bought = offers.find(({ offer }) => offer.reference === reference)
    if (bought === undefined) return
    await revokeReward(tx, { playerId, key, claimKey: packKeyOf(bought.row.cycleKey) }, now)
  },
})

/** The bonus of the pack that a deposit buys. */
async function quotesOf(
  tx: Transaction,
  needs: PromotionDependencies,
  { playerId, amount, actType, now }: QuotedDeposit,
): Promise<readonly OfferQuote[]> {
  const pack = actType === depositPurpose.lossRelief ? await packFor(tx, { playerId, amount, now }) : undefined
  if (pack === undefined) return []
  const { promotion, settings, newest } = pack
  if (!(await wouldGrant(tx, needs, { playerId, promotion, cost: packBonus(settings), now }))) return []
  const quoted = { offer: key, title: lossReliefKind.title, step: null, items: packItems(settings) }
  return [{ ...quoted, kind: 'bonus', condition: 'every', endsAt: packEnd(newest.offer, settings) }]
}

/** The newest offer, with its version, if this amount buys its pack. */
async function packFor(tx: Transaction, { playerId, amount, now }: Pick<SellingOrder, 'playerId' | 'amount' | 'now'>) {
  const acting = await promotionOf(tx, lossReliefKind)
  if (acting === undefined) return undefined
  await lockBooks(tx, [playerId])
  const [newest] = await offersOf(tx, acting, playerId)
  if (newest === undefined || !paysPack(newest.offer, amount, newest.settings, now)) return undefined
  const { settings, row } = newest
  return { newest, settings, promotion: { ...acting, settings, version: row.version } }
}

const packItems = (settings: LossRelief['settings']): readonly RewardItem[] => [
  { id: coinItem, count: Number(packBonus(settings)), betRate: settings.packBetRate },
]

const packKeyOf = (cycleKey: string): string => `${cycleKey}:pack`
