import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { calendarDayIn } from '#core/clock/manila.ts'
import { zeroCentavos } from '#core/money/centavos.ts'
import type { Promotion, Reader, StateRow } from '#features/promotions/kit/server/index.ts'
import type { welcomeCalendarKind } from './welcome-calendar-kind.ts'
import { type Calendar, type CalendarFacts, cellStatus, dateOfCell, endOfCalendar } from '../rules.ts'

export type WelcomeCalendar = Promotion<ReturnType<(typeof welcomeCalendarKind)['readSettings']>>

const kept = v.object({ claimedOn: v.optional(v.array(calendarDayIn), []) })

export const calendarOf = (row: Pick<StateRow, 'data'> | undefined): Calendar => v.parse(kept, row?.data ?? {})

export const factsOf = ({ registeredAt, largestDeposit }: Reader): CalendarFacts => ({ registeredAt, largestDeposit })

/** The player's view of the calendar. */
export function calendarView(
  calendar: Calendar,
  {
    facts,
    settings,
    now,
  }: { readonly facts: CalendarFacts; readonly settings: WelcomeCalendar['settings']; readonly now: Instant },
) {
  const { lastNeedsDeposit } = settings
  return {
    days: settings.days.map(({ items }, index) => {
      const day = index + 1
      const about = { day, facts, settings, now }
      return { day, items: [...items], status: cellStatus(calendar, about), date: dateOfCell(calendar, about) }
    }),
    needRecharge: facts.largestDeposit < lastNeedsDeposit ? lastNeedsDeposit : zeroCentavos,
    expireTime: endOfCalendar(facts, settings),
    now,
  }
}
