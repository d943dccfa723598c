import { rechargeBonusKind } from '#core/enumerations/recharge-bonus-kind.ts'
import type { DepositHook } from '#features/deposit/server/index.ts'
import { isOpen, revokeReward } from '#features/promotion/server/index.ts'
import { firstChargeKind } from './first-charge-kind.ts'
import { isCharged } from '../rules.ts'
import { openCharge, saveCharge } from './open-charge.ts'

/** The offer and its deposit: paid, and taken back. */
export const chargeDeposits: DepositHook = {
  name: 'first-charge',
  onPaid: async (tx, { playerId, reference, amount, actType, isFirst, now }) => {
    if (!isFirst) return
    const opened = await openCharge(tx, { playerId, now })
    if (opened === undefined || !isOpen(opened.promotion, now)) return
    const { charge, offer, expiry } = opened
    const deposit = { isFirst, isPack: actType === rechargeBonusKind.firstCharge, amount, price: offer.price }
    if (!isCharged(charge, deposit, { expiry, now })) return
    await saveCharge(tx, opened, { ...charge, status: 'charged', reference, chargedAt: now }, now)
  },
  onTakenBack: async (tx, { playerId, reference }, now) => {
    const opened = await openCharge(tx, { playerId, now })
    if (opened === undefined || opened.charge.reference !== reference || opened.charge.isRevoked) return
    for (const propId of opened.charge.claimed) {
      await revokeReward(tx, { playerId, key: firstChargeKind.key, claimKey: `prop:${propId}` }, now)
    }
    await saveCharge(tx, opened, { ...opened.charge, isRevoked: true }, now)
  },
}
