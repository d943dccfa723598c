import { addDays, calendarDay, type CalendarDay, dayOf } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import type { Transaction } from '#platform/db/database.ts'
import { countPlay } from './count-play.ts'
import { dayList, type PlayDay } from './store/play-day.store.ts'

export type MonthOfPlay = {
  /** The first day of the month. */
  readonly month: CalendarDay
  readonly deposited: Centavos
  readonly withdrawn: Centavos
  readonly staked: Centavos
  readonly won: Centavos
  /** Net result: won less staked. */
  readonly net: Centavos
  readonly minutes: number
}

const monthsShown = 12
const msPerMinute = 60_000n

/** A year by month, newest last, counted up to now. */
export async function yearOfPlay(tx: Transaction, playerId: bigint, now: Instant): Promise<MonthOfPlay[]> {
  await countPlay(tx, playerId, now)
  const months = monthsBefore(dayOf(now))
  const days = await dayList(tx, { playerIds: [playerId], from: months[0] ?? dayOf(now) })
  return months.map((month) => monthFigures(month, days))
}

function monthsBefore(today: CalendarDay): CalendarDay[] {
  const months = [calendarDay(`${today.slice(0, 7)}-01`)]
  while (months.length < monthsShown) {
    const [first = today] = months
    months.unshift(calendarDay(`${addDays(first, -1).slice(0, 7)}-01`))
  }
  return months
}

function monthFigures(month: CalendarDay, days: readonly PlayDay[]): MonthOfPlay {
  const within = days.filter(({ day }) => day.slice(0, 7) === month.slice(0, 7))
  const sum = (of: (day: PlayDay) => bigint): bigint => within.reduce((all, day) => all + of(day), 0n)
  const staked = sum((day) => day.staked)
  const won = sum((day) => day.won)
  const playedMs = sum((day) => day.playedMs)
  return {
    month,
    deposited: centavos(sum((day) => day.deposited)),
    withdrawn: centavos(sum((day) => day.withdrawn)),
    staked: centavos(staked),
    won: centavos(won),
    net: centavos(won - staked),
    minutes: Number(divFloor(playedMs, msPerMinute)),
  }
}
