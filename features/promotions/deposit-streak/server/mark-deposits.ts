import type { Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf, endOfDay } from '#core/clock/manila.ts'
import type { DepositHook } from '#features/cashier/deposit/server/index.ts'
import {
  giftCost,
  isOpen,
  keepReserved,
  type PromotionDependencies,
  promotionOf,
  releaseReserved,
  reserveGift,
  revokeReward,
} from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { depositStreakKind } from './deposit-streak-kind.ts'
import { markOf } from '../rules.ts'
import { giftKeyOf } from './claim-streak.ts'
import { beginRun, isLastStaked, saveRun, streakOf, type StreakPromotion } from './streak.ts'

const { key } = depositStreakKind

/** The streak's deposits: paid, and taken back. */
export const markDeposits = (needs: PromotionDependencies): DepositHook => ({
  name: 'continuous-recharge',
  onPaid: async (tx, { playerId, reference, amount, now }) => {
    const streak = await streakOf(tx, playerId)
    if (streak === undefined || !isOpen(streak.promotion, now)) return
    const { promotion, row, run } = streak
    const { days, need } = promotion.settings
    const paid = { amount, today: dayOf(now), isStaked: await isLastStaked(tx, playerId, run) }
    const mark = { reference, isRevoked: false }
    const effect = markOf(run, paid, { length: days.length, need })
    const gift = { playerId, reference, now }
    if (effect === 'begins') {
      await beginRun(tx, { playerId, mark, now })
      const acting = await promotionOf(tx, depositStreakKind)
      if (acting !== undefined) await holdGift(tx, needs, { ...gift, promotion: acting, startDay: dayOf(now), day: 1 })
    }
    if (effect === 'next' && row && run) {
      await saveRun(tx, row, { ...run, marks: [...run.marks, mark] }, now)
      await holdGift(tx, needs, { ...gift, promotion, startDay: run.startDay, day: run.marks.length + 1 })
    }
  },
  onTakenBack: async (tx, { playerId, reference }, now) => {
    const streak = await streakOf(tx, playerId)
    if (streak?.row === undefined || streak.run === undefined) return
    const { row, run } = streak
    const index = run.marks.findIndex((mark) => mark.reference === reference && !mark.isRevoked)
    if (index < 0) return
    const claimKey = giftKeyOf(row.cycleKey, index + 1)
    await revokeReward(tx, { playerId, key, claimKey }, now)
    const marks = run.marks.map((mark, at) => (at === index ? { ...mark, isRevoked: true } : mark))
    await saveRun(tx, row, { ...run, marks }, now)
    await releaseReserved(tx, { key, reference })
  },
})

type MarkedDay = {
  readonly playerId: bigint
  readonly promotion: StreakPromotion
  readonly startDay: CalendarDay
  readonly day: number
  readonly reference: string
  readonly now: Instant
}

/** Reserves the gift of a marked day for the maximum life of a streak. */
async function holdGift(
  tx: Transaction,
  needs: PromotionDependencies,
  { playerId, promotion, startDay, day, reference, now }: MarkedDay,
): Promise<void> {
  const { days, graceDays } = promotion.settings
  const cost = giftCost(days[day - 1]?.items ?? [])
  if ((await reserveGift(tx, needs, { playerId, promotion, reference, cost, now })) !== 'reserved') return
  const endsAt = endOfDay(addDays(startDay, days.length - 1 + graceDays))
  await keepReserved(tx, { key, reference, cost, endsAt })
}
