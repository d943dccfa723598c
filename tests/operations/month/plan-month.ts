import { addDays, type CalendarDay, calendarDay } from '#core/clock/manila.ts'

/** What a month of play is made of. Days are counted from 1, the day on which the house opens. */
export type MonthPlan = {
  readonly seed: number
  readonly players: number
  readonly firstDay: CalendarDay
  readonly days: number
  /** The last day on which those play who lapse, and those who are protected afterwards. */
  readonly lapseDay: number
  /** Days without activity after which the campaign begins. */
  readonly inactiveDays: number
  readonly campaignDay: number
  /** Hours between the campaign's letter and its gift. */
  readonly giftAfterHours: number
  /** When a lapsed player who was written to comes back. */
  readonly returnDay: number
  /** The first of two days on which a game pays what it must not. */
  readonly faultyDay: number
  readonly stuckDay: number
}

export const monthPlan = (seed: number, players: number): MonthPlan => ({
  seed,
  players,
  firstDay: calendarDay('2026-12-01'),
  days: 31,
  lapseDay: 7,
  inactiveDays: 10,
  campaignDay: 18,
  giftAfterHours: 20,
  returnDay: 20,
  faultyDay: 12,
  stuckDay: 15,
})

/** The same in five days, for a test. */
export const shortPlan = (seed: number, players: number): MonthPlan => ({
  seed,
  players,
  firstDay: calendarDay('2026-12-27'),
  days: 5,
  lapseDay: 1,
  inactiveDays: 3,
  campaignDay: 4,
  giftAfterHours: 1,
  returnDay: 5,
  faultyDay: 2,
  stuckDay: 3,
})

export const dayOfPlan = ({ firstDay }: MonthPlan, number: number): CalendarDay => addDays(firstDay, number - 1)

export const dayNumbers = ({ days }: MonthPlan): readonly number[] =>
  Array.from({ length: days }, (_, index) => index + 1)

export const faultyDays = 2
export const isFaultyDay = ({ faultyDay }: MonthPlan, day: number): boolean =>
  day >= faultyDay && day < faultyDay + faultyDays
