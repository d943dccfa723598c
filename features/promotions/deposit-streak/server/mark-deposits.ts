import type { Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf, endOfDay } from '#core/clock/manila.ts'
import type { DepositHook, OfferQuote, QuotedDeposit } from '#features/cashier/deposit/server/index.ts'
import {
  giftCost,
  isOpen,
  keepReserved,
  type PromotionDependencies,
  promotionOf,
  releaseReserved,
  reserveGift,
  revokeReward,
  wouldGrant,
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
  quote: async (tx, deposit) => quotesOf(tx, needs, deposit),
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

/** The gift of the day that a deposit would mark. */
async function quotesOf(
  tx: Transaction,
  needs: PromotionDependencies,
  { playerId, amount, now }: QuotedDeposit,
): Promise<readonly OfferQuote[]> {
  const streak = await streakOf(tx, playerId)
  if (streak === undefined) return []
  const { acting, promotion, run } = streak
  const { days, need } = promotion.settings
  const today = dayOf(now)
  const paid = { today, isStaked: await isLastStaked(tx, playerId, run) }
  // Whether a deposit of today marks a day does not depend on its amount, once it is enough.
  const effect = markOf(run, { ...paid, amount: need }, { length: days.length, need })
  if (effect === undefined) return []
  const marking = effect === 'begins' ? acting : promotion
  const step = effect === 'begins' ? 1 : nextDay(run)
  const items = giftOfDay(marking, step)
  if (items.length === 0) return []
  if (!(await wouldGrant(tx, needs, { playerId, promotion: marking, cost: giftCost(items), now }))) return []
  const quoted = { offer: key, title: depositStreakKind.title, step, items, endsAt: endOfDay(today) }
  return amount < need
    ? [{ ...quoted, kind: 'missed', need, isLost: false }]
    : [{ ...quoted, kind: 'gift', when: 'claim' }]
}

const nextDay = (run: { readonly marks: readonly unknown[] } | undefined): number => (run?.marks.length ?? 0) + 1

const giftOfDay = ({ settings }: StreakPromotion, day: number) => settings.days[day - 1]?.items ?? []

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
