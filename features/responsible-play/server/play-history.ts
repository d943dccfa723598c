import { addDays, calendarDay, type CalendarDay, dayOf } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { answer } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { getPlayHistory } from '../contract.ts'
import { countPlay } from './count-play.ts'
import { dayList, type PlayDay } from './play-day.store.ts'

const monthsShown = 12
const msPerMinute = 60_000n

/** A year, month by month, the newest last: counted to this moment. */
export const playHistoryHandler = handle(getPlayHistory, async ({ identity: { playerId }, now, tx }) => {
  await countPlay(tx, playerId, now)
  const months = monthsBefore(dayOf(now))
  const days = await dayList(tx, { playerIds: [playerId], from: months[0] ?? dayOf(now) })
  return answer({ months: months.map((month) => monthFigures(month, days)) })
})

function monthsBefore(today: CalendarDay): CalendarDay[] {
  const months = [calendarDay(`${today.slice(0, 7)}-01`)]
  while (months.length < monthsShown) {
    const [first = today] = months
    months.unshift(calendarDay(`${addDays(first, -1).slice(0, 7)}-01`))
  }
  return months
}

function monthFigures(month: CalendarDay, days: readonly PlayDay[]) {
  const within = days.filter(({ day }) => day.slice(0, 7) === month.slice(0, 7))
  const sum = (of: (day: PlayDay) => bigint): bigint => within.reduce((all, day) => all + of(day), 0n)
  const staked = sum((day) => day.staked)
  const won = sum((day) => day.won)
  return {
    month,
    deposited: centavos(sum((day) => day.deposited)),
    withdrawn: centavos(sum((day) => day.withdrawn)),
    staked: centavos(staked),
    won: centavos(won),
    net: centavos(won - staked),
    minutes: Number(
      divFloor(
        sum((day) => day.playedMs),
        msPerMinute,
      ),
    ),
  }
}
