import * as v from 'valibot'
import { type CalendarDay, endOfDay } from '#core/clock/manila.ts'
import { minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { closeDay, prepareDay, viewDay } from '#features/office/daily-close/contract.ts'
import type { MonthHouse } from './open-house.ts'

const viewOut = v.looseObject({
  version: v.string(),
  conditions: v.array(v.looseObject({ name: v.string(), state: v.string(), text: v.string() })),
})

/** The night after a day: the root at five past midnight, the sums and the vault an hour later, and finance, which closes the day. */
export async function endOfDayWork(house: MonthHouse, day: CalendarDay): Promise<void> {
  const { site, work, staff } = house
  const midnight = endOfDay(day)
  site.clock.set(addDuration(midnight, minutes(6)))
  await work()
  site.clock.set(addDuration(midnight, minutes(65)))
  await work()
  const reason = 'the day is done'
  await staff.act('financeMaker', prepareDay, { day, reason })
  await work()
  const { version, conditions } = v.parse(viewOut, await staff.act('financeChecker', viewDay, { day }))
  const blocking = conditions.filter(({ state }) => state !== 'met')
  if (blocking.length > 0) throw new Error(`${day} cannot be closed: ${JSON.stringify(blocking)}`)
  await staff.act('financeChecker', closeDay, { day, version, reason })
}
