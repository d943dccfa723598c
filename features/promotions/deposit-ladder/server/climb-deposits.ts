import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { addCentavos } from '#core/money/centavos.ts'
import { weekPeriod } from '#core/clock/period.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import type { DepositHook, SellingOrder } from '#features/cashier/deposit/server/index.ts'
import {
  claimReward,
  isOpen,
  type PromotionDependencies,
  releaseReserved,
  reserveGift,
  revokeReward,
} from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { finishedBy } from '../rules.ts'
import { bonusKeyOf, climbOf, saveClimb, weekOfDeposit } from './climb.ts'
import { ladderKind } from './ladder-kind.ts'

const { key } = ladderKind

/**
 * The ladder's deposits: a step's bonus is reserved from the order on, granted with the payment, and taken back with a
 * refund. The cashier shows the ladder beside its form, so every deposit climbs it, whatever its purpose.
 */
export const climbDeposits = (needs: PromotionDependencies): DepositHook => ({
  name: 'ladder-recharge',
  sell: async (tx, order) => {
    const step = await stepOf(tx, order)
    if (step === undefined) return true
    const { playerId, reference, now } = order
    const { promotion, bonus: cost } = step
    const isHeld = (await reserveGift(tx, needs, { playerId, promotion, reference, cost, now })) !== 'soldOut'
    // An order for the step itself is refused before payment; any other deposit proceeds without the bonus.
    return isHeld || order.actType !== depositPurpose.depositLadder
  },
  onPaid: async (tx, order) => {
    const { playerId, reference, now } = order
    const finished = await stepOf(tx, order)
    if (finished !== undefined) {
      const { promotion, climb, bonus, step } = finished
      const given = await claimReward(tx, needs, {
        playerId,
        promotion,
        claimKey: bonusKeyOf(weekPeriod(now).key, reference),
        items: [{ id: coinItem, count: Number(bonus), betRate: promotion.settings.betRate }],
        now,
        paidBy: reference,
        isEarned: true,
      })
      const after = { finished: step, lastAt: now, granted: addCentavos(climb.granted, bonus) }
      if (given.kind === 'given') await saveClimb(tx, { playerId, promotion, climb: after, reference, now })
    }
    await releaseReserved(tx, { key, reference })
  },
  onTakenBack: async (tx, { playerId, reference }, now) => {
    await lockBooks(tx, [playerId])
    const week = await weekOfDeposit(tx, { playerId, reference })
    if (week === undefined) return
    await revokeReward(tx, { playerId, key, claimKey: bonusKeyOf(week.cycleKey, reference) }, now)
  },
})

/** The step that an order finishes, with its bonus, if any. */
async function stepOf(tx: Transaction, { playerId, amount, couponId, now }: SellingOrder) {
  if (couponId !== null) return undefined
  await lockBooks(tx, [playerId])
  const standing = await climbOf(tx, { playerId, now })
  if (standing === undefined || !isOpen(standing.promotion, now)) return undefined
  const finished = finishedBy(standing.climb, amount, standing.promotion.settings)
  return finished && { ...standing, ...finished }
}
