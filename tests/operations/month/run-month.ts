import { hours } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { startOfDay } from '#core/clock/manila.ts'
import { type Alert, watchAlerts } from './alerts.ts'
import { enrolPlayers } from './enrol-players.ts'
import { type MonthDiary, openDiary } from './month-diary.ts'
import type { Habit } from './habits.ts'
import { openHouse, type MonthHouse } from './open-house.ts'
import { prepareToWithdraw } from './pay-out.ts'
import { type MonthPlan, dayNumbers } from './plan-month.ts'
import { playDay } from './play-day.ts'

const opens = hours(7)
const payees: readonly Habit[] = ['heavy', 'weekend', 'small']

/** Opens the house of a plan and plays its days. */
export async function runMonth(
  plan: MonthPlan,
  vaultDirectory: string,
  say: (line: string) => void = () => undefined,
): Promise<{ readonly house: MonthHouse; readonly diary: MonthDiary; readonly alerts: readonly Alert[] }> {
  const house = await openHouse(plan, vaultDirectory)
  const diary = openDiary()
  const watch = watchAlerts(house)
  house.site.clock.set(addDuration(startOfDay(plan.firstDay), opens))
  await enrolPlayers(house)
  await prepareToWithdraw(
    house,
    house.players.filter(({ habit }) => payees.includes(habit)),
  )
  say(`${plan.players} players are enrolled`)
  for (const day of dayNumbers(plan)) {
    diary.day = day
    await playDay(house, diary, watch)
    say(`day ${day}: ${diary.rounds} rounds so far`)
  }
  // The vault is written within the hour after the sums of its day.
  house.site.clock.advance(hours(1))
  await house.work()
  return { house, diary, alerts: watch.alerts }
}
