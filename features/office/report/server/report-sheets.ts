import type { Instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { subtractCentavos, sumCentavos } from '#core/money/centavos.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { isMeasuredAtDayEnd } from '#ledger/proof/measured-at-day-end.ts'
import { channelTitle, funnelTitles, type ReportName, type RevenueSplit } from '../report-names.ts'
import type { ReportDays } from '../rules.ts'
import { readRevenue, type RevenueRow } from './read-revenue.ts'
import type { ReportDependencies } from './report-dependencies.ts'
import { operationSheets } from './operation-sheets.ts'
import { amountCell, fileDays, periodOf, type Sheet, sheetOf } from './report-sheet.ts'
import { readChannels } from './view-channels.ts'
import { readCohorts } from './view-cohorts.ts'
import { readFunnel } from './view-funnel.ts'
import { readLiabilities } from './view-liabilities.ts'
import { readPromotionCost } from './view-promotion-cost.ts'

export type SheetRequest = ReportDays & { readonly by: RevenueSplit; readonly now: Instant }
type ReadSheet = (db: Queryable, request: SheetRequest, needs: ReportDependencies) => Promise<Sheet>

/** Every report in rows, from the same read as the screen. */
export const reportSheets: Readonly<Record<ReportName, ReadSheet>> = {
  ...operationSheets,
  revenue: async (db, request) => {
    const { rows } = await readRevenue(db, request)
    return sheetOf({
      name: `revenue-by-${request.by}-${fileDays(request)}`,
      title: `Revenue by ${request.by}`,
      about: [periodOf(request), 'GGR is bets less wins of closed rounds. NGR is GGR less bonuses and credits.'],
      columns: [
        { name: request.by[0]?.toUpperCase() + request.by.slice(1), isWords: true, cell: ({ title }) => title },
        { name: 'Rounds', cell: ({ rounds }) => String(rounds) },
        { name: 'Players', cell: ({ players }) => (players < 0n ? '' : String(players)) },
        { name: 'Bets', cell: ({ stake }) => amountCell(stake) },
        { name: 'Wins', cell: ({ win }) => amountCell(win) },
        { name: 'GGR', cell: ({ ggr }) => amountCell(ggr) },
        { name: 'NGR', cell: ({ ngr }) => amountCell(ngr) },
        { name: 'Late corrections', cell: ({ late }) => amountCell(late) },
      ],
      rows: [...rows, ...(rows.length > 1 ? [totalOf(rows)] : [])],
      isSummed: rows.length > 1,
    })
  },
  funnel: async (db, request) => {
    const { steps } = await readFunnel(db, request)
    return sheetOf({
      name: `funnel-${fileDays(request)}`,
      title: 'From registration to play',
      about: [`Players who registered ${periodOf(request)}`, 'How many have reached each step so far.'],
      columns: [
        { name: 'Step', isWords: true, cell: ({ step }) => funnelTitles[step] },
        { name: 'Players', cell: ({ players }) => String(players) },
      ],
      rows: steps,
    })
  },
  channels: async (db, request) => {
    const { channels } = await readChannels(db, request)
    return sheetOf({
      name: `channels-${fileDays(request)}`,
      title: 'Channels',
      about: [
        periodOf(request),
        'First visits on these days; players who registered on them, and what they brought so far.',
      ],
      columns: [
        { name: 'Channel', isWords: true, cell: ({ channel }) => channelTitle(channel) },
        { name: 'First visits', cell: ({ visits }) => String(visits) },
        { name: 'Registered', cell: ({ registered }) => String(registered) },
        { name: 'First deposit', cell: ({ depositors }) => String(depositors) },
        { name: 'NGR', cell: ({ ngr }) => amountCell(ngr) },
      ],
      rows: channels,
    })
  },
  cohorts: async (db, { now }) => {
    const { cohorts } = await readCohorts(db, now)
    const cells = cohorts.flatMap(({ month, months }) => months.map((cell, since) => ({ month, since, ...cell })))
    return sheetOf({
      name: 'cohorts',
      title: 'Depositors by month of first deposit',
      about: ['How many players of each month deposited in each month after, and how much.'],
      columns: [
        { name: 'First deposit in', isWords: true, cell: ({ month }) => month.slice(0, 7) },
        { name: 'Months later', cell: ({ since }) => String(since) },
        { name: 'Players', cell: ({ players }) => String(players) },
        { name: 'Deposited', cell: ({ amount }) => amountCell(amount) },
      ],
      rows: cells,
    })
  },
  promotions: async (db, request, needs) => {
    const { promotions } = await readPromotionCost(db, needs, request)
    return sheetOf({
      name: `promotions-${fileDays(request)}`,
      title: 'Promotion cost',
      about: [periodOf(request), 'What each promotion granted and what was reversed, from its ledger account.'],
      columns: [
        { name: 'Promotion', isWords: true, cell: ({ title }) => title },
        { name: 'Rewards', cell: ({ awards }) => String(awards) },
        { name: 'Players', cell: ({ players }) => String(players) },
        { name: 'Granted', cell: ({ given }) => amountCell(given) },
        { name: 'Reversed', cell: ({ cameBack }) => amountCell(cameBack) },
        { name: 'Cost', cell: ({ cost }) => amountCell(cost) },
        { name: 'Points', cell: ({ points }) => plainDecimal(points) },
      ],
      rows: promotions,
    })
  },
  liabilities: async (db) => {
    const { days } = await readLiabilities(db)
    return sheetOf({
      name: 'liabilities',
      title: 'Owed to players',
      about: [
        'At the end of each day in Manila, with the proof root that each player can verify their share against.',
        'A late proof root shows what was owed when it was measured, not at the end of its day.',
      ],
      columns: [
        { name: 'Date', isWords: true, cell: ({ day }) => day },
        { name: 'Players', cell: ({ players }) => String(players) },
        { name: 'Owed', cell: ({ total }) => amountCell(total) },
        {
          name: 'Measured (Manila)',
          isWords: true,
          cell: (root) => (isMeasuredAtDayEnd(root) ? 'At the end of the day' : formatInstant(root.madeAt)),
        },
        { name: 'Proof root', cell: ({ hash }) => hash },
      ],
      rows: days,
    })
  },
}

/** Players of several rows may be the same: they are not added up. */
function totalOf(rows: readonly RevenueRow[]): RevenueRow {
  const sum = (of: (row: RevenueRow) => RevenueRow['stake']) => sumCentavos(rows.map(of))
  const [stake, win] = [sum((row) => row.stake), sum((row) => row.win)]
  return {
    key: 'Total',
    title: 'Total',
    rounds: rows.reduce((all, { rounds }) => all + rounds, 0n),
    players: -1n,
    stake,
    win,
    ggr: subtractCentavos(stake, win),
    ngr: sum((row) => row.ngr),
    late: rows.some(({ late }) => late !== null) ? sumCentavos(rows.flatMap(({ late }) => late ?? [])) : null,
  }
}
