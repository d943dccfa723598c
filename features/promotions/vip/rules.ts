import { type CalendarDay, isCalendarDay } from '#core/clock/manila.ts'
import { type Period, monthPeriod, weekPeriod } from '#core/clock/period.ts'
import { milliseconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { applyBasisPoints, basisPoints } from '#core/money/basis-points.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'
import type { VipLevel, VipTable } from './vip-level.ts'

/** One point per whole peso deposited and kept. */
export const vipExpOf = (deposited: Centavos): number => Number(divFloor(deposited, 100n))

/** The highest level that these points reach. */
export function levelCarried(levels: readonly VipLevel[], exp: number): number {
  return Math.max(
    0,
    levels.findLastIndex((level) => level.exp <= exp),
  )
}

/** A player's state: the level reached, and the level in effect, which is lower after a deposit was taken back. */
export type VipStanding = { readonly deposited: Centavos; readonly reached: number }

export const actingLevel = (levels: readonly VipLevel[], { deposited, reached }: VipStanding): number =>
  Math.min(reached, levelCarried(levels, vipExpOf(deposited)))

export const levelAt = (levels: readonly VipLevel[], level: number): VipLevel => {
  const found = levels[Math.min(level, levels.length - 1)]
  if (found === undefined) throw new RangeError('the table of VIP levels is empty')
  return found
}

/** The new levels that a deposit reaches, lowest first. */
export function newVipLevels(levels: readonly VipLevel[], { deposited, reached }: VipStanding): readonly number[] {
  const carried = levelCarried(levels, vipExpOf(deposited))
  return Array.from({ length: Math.max(0, carried - reached) }, (_, step) => reached + 1 + step)
}

const stakedOnce = basisPoints(10_000)

/** Coins with a turnover of one, or nothing. */
export const vipGiftItems = (amount: Centavos): readonly RewardItem[] =>
  amount === zeroCentavos ? [] : [{ id: coinItem, count: Number(amount), betRate: stakedOnce }]

const justBefore = (at: Instant): Instant => addDuration(at, milliseconds(-1))

/** The previous week or month. */
export const weekBefore = (now: Instant): Period => weekPeriod(justBefore(weekPeriod(now).startsAt))
export const monthBefore = (now: Instant): Period => monthPeriod(justBefore(monthPeriod(now).startsAt))

export type PeriodGift = { readonly kind: 'week' | 'month'; readonly period: Period; readonly depositMin: Centavos }

/** The gifts due for the periods that ended last. */
export const periodGifts = ({ weeklyDeposit, monthlyDeposit }: VipTable, now: Instant): readonly PeriodGift[] => [
  { kind: 'week', period: weekBefore(now), depositMin: weeklyDeposit },
  { kind: 'month', period: monthBefore(now), depositMin: monthlyDeposit },
]

/** The weekly gift for the week's play. */
export const weeklyGift = (level: VipLevel, played: Centavos): Centavos =>
  applyBasisPoints(played, level.weekly, divFloor)

/** The birth dates whose birthday is today; 29 February counts on 1 March in other years. */
export function birthdaysOn(today: CalendarDay): readonly string[] {
  const monthDay = today.slice(5)
  const isLeapYear = isCalendarDay(`${today.slice(0, 4)}-02-29`)
  return monthDay === '03-01' && !isLeapYear ? [monthDay, '02-29'] : [monthDay]
}
