import { minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type CalendarDay, startOfDay, weekdayOf } from '#core/clock/manila.ts'
import type { AlertWatch } from './alerts.ts'
import { beginCampaign, comeBack } from './campaign-of-lapsed.ts'
import { endOfDayWork } from './close-days.ts'
import { answerTickets } from './answer-tickets.ts'
import { comesOn, highRoller } from './habits.ts'
import type { MonthDiary } from './month-diary.ts'
import type { MonthPlayer } from './month-player.ts'
import type { MonthHouse } from './open-house.ts'
import { approveWaiting, withdraw } from './pay-out.ts'
import { triggeredNow } from './prove-campaign.ts'
import { dayOfPlan, faultyDays } from './plan-month.ts'
import { visit } from './visit.ts'
import { closeCase, endOutage, payIntoTheVoid } from './what-goes-wrong.ts'

const visitsAtOnce = 8
const [hundred, withdrawsOften, shareWithdrawn] = [100, 30, 80]
const untilPaidOut = seconds(25)

/** One day of Manila, from the first shift to the closing in the night after it. */
export async function playDay(house: MonthHouse, diary: MonthDiary, watch: AlertWatch): Promise<void> {
  const { plan, site, work } = house
  const day = dayOfPlan(plan, diary.day)
  const at = async (hour: number, minute: number): Promise<void> => {
    site.clock.set(timeOn(day, hour, minute))
    await work()
  }
  await at(9, 0)
  await watch.readWork(diary.day)
  if (diary.day === plan.faultyDay + faultyDays) await closeCase(house, diary)
  site.clock.set(timeOn(day, 10, 0))
  const present = whoComes(house, diary)
  await inGroups(present, (player) => visit(house, player, diary))
  await at(10, 12)
  await payOut(house, present, diary)
  await answerTickets(house, diary)
  if (diary.day === plan.campaignDay) {
    diary.campaign = await beginCampaign(house)
    diary.triggered = await triggeredNow(house)
  }
  await at(12, 5)
  if (diary.day === plan.returnDay) await comeBack(house, diary)
  if (diary.day === plan.campaignDay) await at(13, 20)
  if (diary.day === plan.stuckDay) await getStuck(house, diary, { watch, at })
  await at(23, 40)
  await endOfDayWork(house, day)
  watch.readLog(diary.day)
}

const timeOn = (day: CalendarDay, hour: number, minute: number): Instant =>
  addDuration(startOfDay(day), minutes(hour * 60 + minute))

type Afternoon = { readonly watch: AlertWatch; readonly at: (hour: number, minute: number) => Promise<void> }

/** A payment waits all afternoon for a provider that does not answer, and arrives once it does. */
async function getStuck(house: MonthHouse, diary: MonthDiary, { watch, at }: Afternoon): Promise<void> {
  await at(13, 30)
  const { arrived } = await payIntoTheVoid(house, diary)
  await at(13, 32)
  await at(13, 50)
  await watch.readWork(diary.day)
  await endOutage(house)
  await at(14, 50)
  await at(16, 0)
  arrived()
}

function whoComes({ plan, players }: MonthHouse, { day }: MonthDiary): readonly MonthPlayer[] {
  const weekday = weekdayOf(dayOfPlan(plan, day))
  return players.filter(({ habit, draw }) => comesOn(habit, { day, weekday }, plan, draw))
}

async function payOut(house: MonthHouse, present: readonly MonthPlayer[], diary: MonthDiary): Promise<void> {
  const asking = present.filter(({ draw, index }) => draw(hundred) < withdrawsOften || index === highRoller)
  for (const player of asking) await withdraw(house, player, diary, shareWithdrawn / hundred)
  await house.work()
  await approveWaiting(house, diary)
  for (const _step of ['sent', 'paid out']) {
    house.site.clock.advance(untilPaidOut)
    await house.work()
  }
}

async function inGroups<T>(all: readonly T[], act: (each: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += visitsAtOnce)
    await Promise.all(all.slice(from, from + visitsAtOnce).map(act))
}
