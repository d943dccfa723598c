import { type CalendarDay, isCalendarDay } from '#core/clock/manila.ts'
import { type Period, monthPeriod, weekPeriod } from '#core/clock/period.ts'
import { milliseconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { applyBasisPoints, basisPoints } from '#core/money/basis-points.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'
import type { VipLevel, VipTable } from './vip-level.ts'

/** One point for each whole peso that was deposited and stayed. */
export const vipExpOf = (deposited: Centavos): number => Number(divFloor(deposited, 100n))

/** The highest level that so many points carry. */
export function levelCarried(levels: readonly VipLevel[], exp: number): number {
  return Math.max(
    0,
    levels.findLastIndex((level) => level.exp <= exp),
  )
}

/** How a player stands: the level reached, and the one that acts. They differ after a deposit was sent back. */
export type VipStanding = { readonly deposited: Centavos; readonly reached: number }

export const actingLevel = (levels: readonly VipLevel[], { deposited, reached }: VipStanding): number =>
  Math.min(reached, levelCarried(levels, vipExpOf(deposited)))

export const levelAt = (levels: readonly VipLevel[], level: number): VipLevel => {
  const found = levels[Math.min(level, levels.length - 1)]
  if (found === undefined) throw new RangeError('the table of VIP levels is empty')
  return found
}

/** The levels that a deposit brings beyond the one reached before, lowest first. */
export function newVipLevels(levels: readonly VipLevel[], { deposited, reached }: VipStanding): readonly number[] {
  const carried = levelCarried(levels, vipExpOf(deposited))
  return Array.from({ length: Math.max(0, carried - reached) }, (_, step) => reached + 1 + step)
}

const stakedOnce = basisPoints(10_000)

/** Coins to be staked once, or nothing. */
export const vipGiftItems = (amount: Centavos): readonly RewardItem[] =>
  amount === zeroCentavos ? [] : [{ id: coinItem, count: Number(amount), betRate: stakedOnce }]

const justBefore = (at: Instant): Instant => addDuration(at, milliseconds(-1))

/** The week, or the month, that is over. */
export const weekBefore = (now: Instant): Period => weekPeriod(justBefore(weekPeriod(now).startsAt))
export const monthBefore = (now: Instant): Period => monthPeriod(justBefore(monthPeriod(now).startsAt))

export type PeriodGift = { readonly kind: 'week' | 'month'; readonly period: Period; readonly depositMin: Centavos }

/** The gifts that are due, for the periods that ended last. */
export const periodGifts = ({ weeklyDeposit, monthlyDeposit }: VipTable, now: Instant): readonly PeriodGift[] => [
  { kind: 'week', period: weekBefore(now), depositMin: weeklyDeposit },
  { kind: 'month', period: monthBefore(now), depositMin: monthlyDeposit },
]

/** The week's gift of what was played in it. */
export const weeklyGift = (level: VipLevel, played: Centavos): Centavos =>
  applyBasisPoints(played, level.weekly, divFloor)

/** The days of birth whose birthday is today. Who was born on 29 February has it on 1 March in other years. */
export function birthdaysOn(today: CalendarDay): readonly string[] {
  const monthDay = today.slice(5)
  const isLeapYear = isCalendarDay(`${today.slice(0, 4)}-02-29`)
  return monthDay === '03-01' && !isLeapYear ? [monthDay, '02-29'] : [monthDay]
}
