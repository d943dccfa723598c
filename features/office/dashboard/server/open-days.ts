import type { HourValue } from '#core/clock/hour-value.ts'
import { type CalendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { firstDepositsByHour } from '#features/cashier/deposit/server/index.ts'
import { playersAtBetsByDay, revenueReport } from '#features/play/game-wallet/server/index.ts'
import { registrationsByHour } from '#features/players/account/server/index.ts'
import { flowsByDay } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { given, takenBack } from '../given-reasons.ts'
import { eachDayOf, type Span } from '../span.ts'

export type OpenDay = {
  readonly registrations: bigint
  readonly firstDeposits: bigint
  readonly deposits: bigint
  readonly ggr: bigint
  readonly ngr: bigint
  readonly activePlayers: bigint
  readonly stake: bigint
}

/** Whole days as they are counted now, in order, also those on which nothing happened. */
export async function openDays(
  db: Queryable,
  days: Pick<Span, 'from' | 'until'>,
): Promise<ReadonlyMap<CalendarDay, OpenDay>> {
  const [from, until] = [startOfDay(days.from), endOfDay(days.until)]
  const window = { from, until, soFar: until }
  const [registrations, firstDeposits, revenue, flows, players] = await Promise.all([
    registrationsByHour(db, window),
    firstDepositsByHour(db, window),
    revenueReport(db, { ...days, by: 'day' }),
    flowsByDay(db, days, ['deposit', ...given, ...takenBack]),
    playersAtBetsByDay(db, { from, until }),
  ])
  const counted = { registrations: byDay(registrations), firstDeposits: byDay(firstDeposits) }
  const playing = new Map(players.map(({ day, count }) => [day, count]))
  const played = new Map<string, (typeof revenue)[number]>(revenue.map((row) => [row.key, row]))
  return new Map(
    eachDayOf(days).map((day, index) => {
      const moved = (reasons: readonly string[]): bigint =>
        flows.reduce((sum, each) => (each.day === day && reasons.includes(each.reason) ? sum + each.value : sum), 0n)
      const { stake, win } = played.get(day) ?? { stake: 0n, win: 0n }
      const figures = {
        registrations: counted.registrations.get(index) ?? 0n,
        firstDeposits: counted.firstDeposits.get(index) ?? 0n,
        deposits: moved(['deposit']),
        ggr: stake - win,
        ngr: stake - win - moved(given) + moved(takenBack),
        activePlayers: playing.get(day) ?? 0n,
        stake,
      }
      return [day, figures]
    }),
  )
}

const hoursOfDay = 24

/** Hours since the beginning of the first day, added up to days. */
function byDay(hours: readonly HourValue[]): ReadonlyMap<number, bigint> {
  const sums = new Map<number, bigint>()
  for (const { hour, value } of hours) {
    const day = Math.floor(hour / hoursOfDay)
    sums.set(day, (sums.get(day) ?? 0n) + value)
  }
  return sums
}
