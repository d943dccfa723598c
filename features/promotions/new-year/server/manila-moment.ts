import * as v from 'valibot'
import { minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { isCalendarDay, startOfDay } from '#core/clock/manila.ts'

const tip = 'Enter a date and a time in Manila, such as 2027-01-01T00:00.'

/** A moment as an operator types it, in Manila. */
export const manilaMomentIn = v.pipe(
  v.string(tip),
  v.trim(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const [, day = '', hour, minute] = /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)$/.exec(value) ?? []
    if (isCalendarDay(day)) return addDuration(startOfDay(day), minutes(Number(hour) * 60 + Number(minute)))
    addIssue({ message: tip })
    return NEVER
  }),
)
