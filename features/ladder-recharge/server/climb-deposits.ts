import { rechargeBonusKind } from '#core/enumerations/recharge-bonus-kind.ts'
import { addCentavos } from '#core/money/centavos.ts'
import { weekPeriod } from '#core/clock/period.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import type { DepositHook } from '#features/deposit/server/index.ts'
import { claimReward, isOpen, type PromotionNeeds, revokeReward } from '#features/promotion/server/index.ts'
import { lockBooks } from '#ledger'
import { finishedBy } from '../rules.ts'
import { bonusKeyOf, climbOf, saveClimb, weekOfDeposit } from './climb.ts'
import { ladderKind } from './ladder-kind.ts'

/** The ladder and its deposits: a step's bonus comes with the money, and goes with it. */
export const climbDeposits = (needs: PromotionNeeds): DepositHook => ({
  name: 'ladder-recharge',
  onPaid: async (tx, { playerId, reference, amount, actType, couponId, now }) => {
    if (actType !== rechargeBonusKind.collection || couponId !== null) return
    await lockBooks(tx, [playerId])
    const standing = await climbOf(tx, { playerId, now })
    if (standing === undefined || !isOpen(standing.promotion, now)) return
    const { promotion, climb } = standing
    const finished = finishedBy(climb, amount, promotion.settings)
    if (finished === undefined) return
    const { bonus, step } = finished
    const given = await claimReward(tx, needs, {
      playerId,
      promotion,
      claimKey: bonusKeyOf(weekPeriod(now).key, reference),
      items: [{ id: coinItem, count: Number(bonus), betRate: promotion.settings.betRate }],
      now,
      isEarned: true,
    })
    if (given.kind === 'refusal') return
    const after = { finished: step, lastAt: now, granted: addCentavos(climb.granted, bonus) }
    await saveClimb(tx, { playerId, promotion, climb: after, reference, now })
  },
  onTakenBack: async (tx, { playerId, reference, actType }, now) => {
    if (actType !== rechargeBonusKind.collection) return
    await lockBooks(tx, [playerId])
    const week = await weekOfDeposit(tx, { playerId, reference })
    if (week === undefined) return
    const claimKey = bonusKeyOf(week.cycleKey, reference)
    await revokeReward(tx, { playerId, key: ladderKind.key, claimKey }, now)
  },
})
