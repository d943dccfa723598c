import type { Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, calendarDay, daysBetween, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { addCentavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { compareGameTypes } from '#core/enumerations/compare-game-types.ts'
import { type ChannelSum, creditedByChannel } from '#features/cashier/deposit/server/index.ts'
import { caseCounts } from '#features/cashier/risk/server/index.ts'
import { paidOutByChannel } from '#features/cashier/withdrawal/server/index.ts'
import { returnCaseCounts } from '#features/lobby/game-returns/server/index.ts'
import { complaintCounts, ticketCounts } from '#features/lobby/support-ticket/server/index.ts'
import { closingsOfDays } from '#features/office/daily-close/server/index.ts'
import { auditCounts } from '#features/office/staff/server/index.ts'
import { playersAtBets } from '#features/play/game-wallet/server/index.ts'
import { playersRegisteredIn } from '#features/players/account/server/index.ts'
import { identityCounts } from '#features/players/identity/server/index.ts'
import { careCounts } from '#features/players/responsible-play/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type FigureGroup, moneyActs } from '../figure-groups.ts'
import { type Figure, live } from './figure.ts'

export type MonthDays = { readonly from: CalendarDay; readonly until: CalendarDay }
type Between = { readonly from: Instant; readonly until: Instant }

/** From the first day of a month to its last. */
export const daysOfMonth = (from: CalendarDay): MonthDays => ({
  from,
  until: addDays(calendarDay(`${addDays(from, 31).slice(0, 7)}-01`), -1),
})

/** A month, of closed days what is closed, and live what no closing keeps. */
export async function readMonth(db: Queryable, days: MonthDays) {
  const between = { from: startOfDay(days.from), until: endOfDay(days.until) }
  const [play, ...others] = await Promise.all([
    readPlay(db, days),
    readPlayers(db, between),
    ticketCounts(db, between).then(asFigures('tickets')),
    complaintCounts(db, between).then(asFigures('complaints')),
    creditedByChannel(db, between).then(asPayments('deposits')),
    paidOutByChannel(db, between).then(asPayments('withdrawals')),
    identityCounts(db, between).then(asFigures('identity')),
    caseCounts(db, between).then(asFigures('suspicion')),
    returnCaseCounts(db, between).then(asFigures('games')),
    auditCounts(db, moneyActs, between).then(asFigures('configuration')),
  ])
  return {
    ...days,
    days: daysBetween(days.from, days.until) + 1,
    daysClosed: play.daysClosed,
    figures: [...play.figures, ...others.flat()],
  }
}

/** Of each closed day the closing that stands, by kind of game. */
async function readPlay(db: Queryable, days: MonthDays) {
  const standing = (await closingsOfDays(db, days)).filter(({ reopenedAt }) => reopenedAt === null)
  const sums = new Map<string, Figure>()
  for (const { play } of standing)
    for (const [name, { rounds, stake, win }] of Object.entries(play ?? {})) {
      const before = sums.get(name) ?? live({ group: 'play', name, count: 0n, stake: zeroCentavos, win: zeroCentavos })
      const [staked, won] = [
        addCentavos(before.stake ?? zeroCentavos, stake),
        addCentavos(before.win ?? zeroCentavos, win),
      ]
      const amount = subtractCentavos(staked, won)
      sums.set(name, { ...before, source: 'closed', count: before.count + rounds, stake: staked, win: won, amount })
    }
  const figures = [...sums.values()].toSorted((a, b) => compareGameTypes(a.name, b.name))
  return { daysClosed: standing.length, figures }
}

async function readPlayers(db: Queryable, between: Between): Promise<readonly Figure[]> {
  const [active, registered, care] = await Promise.all([
    playersAtBets(db, between),
    playersRegisteredIn(db, between),
    careCounts(db, between),
  ])
  const limits = care.filter(({ group, name }) => group === 'limit' && (name === 'set' || name === 'tightened'))
  return [
    live({ group: 'players', name: 'active', count: active, players: active }),
    live({ group: 'players', name: 'new', count: registered.count, players: registered.count }),
    ...care
      .filter(({ group }) => group === 'break')
      .map(({ name, times, players }) => live({ group: 'players', name, count: times, players })),
    live({ group: 'players', name: 'limits', count: limits.reduce((sum, { times }) => sum + times, 0n) }),
  ]
}

type Count = { readonly name: string; readonly count: bigint; readonly medianSeconds?: number | null }

const asFigures =
  (group: FigureGroup) =>
  (counts: readonly Count[]): readonly Figure[] =>
    counts.map(({ name, count, medianSeconds = null }) => live({ group, name, count, medianSeconds }))

const asPayments =
  (group: FigureGroup) =>
  (channels: readonly (ChannelSum & { readonly isReturned?: boolean })[]): readonly Figure[] =>
    channels.map(({ provider, channel, isReturned = false, count, amount, medianSeconds }) => {
      const name = `${channel} (${provider})${isReturned ? ', returned by the bank' : ''}`
      return live({ group, name, count, amount, medianSeconds })
    })
