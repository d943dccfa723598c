import { addDays, dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import type { BudgetAt } from '#features/promotions/kit/server/index.ts'
import { seedHash } from '#platform/crypto/fair-seed.ts'
import { dearestPrize } from './cost.ts'
import {
  type DayDone,
  extrasEarned,
  extrasUsed,
  type CalendarState,
  keysOf,
  refuseBox,
  refuseDoor,
  refuseStamp,
  type Today,
} from '../rules.ts'
import type { LoadedCalendar } from './load-calendar.ts'

type CalendarView = BudgetAt & { readonly done: DayDone }

/** The player's view of the calendar. */
export function calendarView({ promotion, season, held, day }: LoadedCalendar, { done, covers, now }: CalendarView) {
  const { settings } = promotion
  const today = { calendar: settings, held, day }
  const { doors, depositNeed, betNeed, extraPer, extraMax } = settings
  return {
    startsAt: season.startsAt,
    day,
    doors,
    opened: openedView(held),
    stamps: [...held.stamps],
    canStamp: refuseStamp(today) === undefined,
    canOpen: refuseDoor(today, day, done) === undefined,
    ...done,
    depositNeed,
    betNeed,
    extrasLeft: extrasLeft(today, done),
    extraPer,
    extraMax,
    keys: keysOf(held),
    boxes: boxesView(today),
    boxesAt: startOfDay(addDays(season.firstDay, doors - 1)),
    sealHash: held.seal === null ? null : seedHash(held.seal),
    prizes: settings.prizes.map(({ items, ...prize }) => ({ ...prize, items: [...items] })),
    isSoldOut: !covers(dearestPrize(settings)),
    nextDayAt: endOfDay(dayOf(now)),
    endsAt: season.endsAt,
    now,
  }
}

export const openedView = ({ doors }: Pick<CalendarState, 'doors'>) =>
  doors.map(({ items, ...door }, index) => ({ ...door, nonce: index + 1, items: [...items] }))

function extrasLeft({ calendar, held, day }: Today, { deposited }: DayDone): number {
  if (day < 1 || day > calendar.doors) return 0
  return Math.max(0, extrasEarned(calendar, deposited) - extrasUsed(held, day))
}

const boxesView = (today: Today) =>
  today.calendar.boxes.map(({ id, need, items }) => {
    const refusal = refuseBox(today, id)
    const status =
      refusal === undefined
        ? ('claimable' as const)
        : refusal === 'alreadyClaimed'
          ? ('done' as const)
          : ('locked' as const)
    return { id, need, items: [...items], status }
  })

/** Whether something waits that needs no deposit of today: a stamp, or a box. */
export const hasWaiting = ({ promotion, held, day }: LoadedCalendar): boolean => {
  const today = { calendar: promotion.settings, held, day }
  return refuseStamp(today) === undefined || boxesView(today).some(({ status }) => status === 'claimable')
}
