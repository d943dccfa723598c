import { type CalendarDay, addDays, dayOf } from '#core/clock/manila.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import type { Instant } from '#core/clock/instant.ts'
import { formatLocal, type LocalText } from '#core/message/local-text.ts'
import { kitTexts } from './messages/index.ts'

/** A reward of a day, as the staff and the player read it: 'Tasks of Nov 27, 2026'. */
export const aboutDay = (reward: string | LocalText, day: CalendarDay): LocalText =>
  formatLocal(kitTexts.rewardOfDay, { reward, day: formatDay(day) })

/** The day before, if the player had an account then: a day that can have been missed. */
export function missedDayOf(
  { registeredAt }: { readonly registeredAt: Instant },
  now: Instant,
): CalendarDay | undefined {
  const day = addDays(dayOf(now), -1)
  return dayOf(registeredAt) <= day ? day : undefined
}
