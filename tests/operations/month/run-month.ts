import { hours } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { startOfDay } from '#core/clock/manila.ts'
import { watchAlerts } from './alerts.ts'
import { enrolPlayers } from './enrol-players.ts'
import { openDiary } from './month-diary.ts'
import type { Habit } from './habits.ts'
import { openHouse, type MonthHouse } from './open-house.ts'
import { prepareToWithdraw } from './pay-out.ts'
import { type MonthPlan, dayNumbers } from './plan-month.ts'
import { playDay } from './play-day.ts'
import type { PlayedMonth } from './prove-month.ts'

const opens = hours(7)
const payees: readonly Habit[] = ['heavy', 'weekend', 'small']

type Say = (line: string) => void

/** Opens the house of a plan and plays its days. Whoever called it closes the house. */
export async function runMonth(
  plan: MonthPlan,
  vaultDirectory: string,
  say: Say = () => undefined,
): Promise<PlayedMonth> {
  const house = await openHouse(plan, vaultDirectory)
  try {
    return await playDays(house, say)
  } catch (error) {
    await house.office.close()
    throw error
  }
}

async function playDays(house: MonthHouse, say: Say): Promise<PlayedMonth> {
  const { plan, site, work } = house
  const diary = openDiary()
  const watch = watchAlerts(house)
  site.clock.set(addDuration(startOfDay(plan.firstDay), opens))
  await enrolPlayers(house)
  const withdrawing = house.players.filter(({ habit }) => payees.includes(habit))
  await prepareToWithdraw(house, withdrawing)
  say(`${plan.players} players are enrolled`)
  for (const day of dayNumbers(plan)) {
    diary.day = day
    await playDay(house, diary, watch)
    say(`day ${day}: ${diary.rounds} rounds so far`)
  }
  // The vault is written within the hour after the sums of its day.
  site.clock.advance(hours(1))
  await work()
  return { house, diary, alerts: watch.alerts }
}
