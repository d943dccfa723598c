import type { DayWindow } from '#core/clock/hour-value.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { registrationsByHour } from '#features/players/account/server/index.ts'
import { firstDepositsByHour } from '#features/cashier/deposit/server/index.ts'
import { gameRevenueByHour, playersAtBets, playersAtBetsByHour } from '#features/play/game-wallet/server/index.ts'
import { type FlowValue, flowsByHour } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { given, takenBack } from '../given-reasons.ts'
import { figureOf, windowOf } from '../rules.ts'

/** One day's figures, from rounds and the ledger. */
export async function dayFigures(db: Queryable, day: CalendarDay, now: Instant) {
  const window = windowOf(day, now)
  const [registrations, firstDeposits, revenue, flows, activePlayers] = await Promise.all([
    registrationsByHour(db, window),
    firstDepositsByHour(db, window),
    gameRevenueByHour(db, window),
    flowsByHour(db, window, ['deposit', ...given, ...takenBack]),
    activePlayersOf(db, window),
  ])
  return {
    day,
    registrations: figureOf(registrations),
    firstDeposits: figureOf(firstDeposits),
    deposits: figureOf(flowsOf(flows, ['deposit'])),
    ggr: figureOf(revenue),
    ngr: figureOf([...revenue, ...flowsOf(flows, takenBack)], flowsOf(flows, given)),
    activePlayers,
  }
}

const flowsOf = (flows: readonly FlowValue[], reasons: readonly FlowValue['reason'][]): FlowValue[] =>
  flows.filter(({ reason }) => reasons.includes(reason))

/** A player active in three hours counts in each of them, and once in the day. */
async function activePlayersOf(db: Queryable, window: DayWindow) {
  const { from, until } = window
  const [hours, all, soFar] = await Promise.all([
    playersAtBetsByHour(db, window),
    playersAtBets(db, { from, until }),
    playersAtBets(db, { from, until: window.soFar }),
  ])
  return { ...figureOf(hours), all, soFar }
}
