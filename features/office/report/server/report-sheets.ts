import type { Instant } from '#core/clock/instant.ts'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { subtractCentavos, sumCentavos } from '#core/money/centavos.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { isMeasuredAtDayEnd } from '#ledger/proof/measured-at-day-end.ts'
import { funnelTitles, type ReportName, type RevenueSplit } from '../report-names.ts'
import type { ReportDays } from '../rules.ts'
import { readRevenue, type RevenueRow } from './read-revenue.ts'
import type { ReportDependencies } from './report-dependencies.ts'
import { amountCell, type Sheet, sheetOf } from './report-sheet.ts'
import { readCohorts } from './view-cohorts.ts'
import { readFunnel } from './view-funnel.ts'
import { readLiabilities } from './view-liabilities.ts'
import { readPromotionCost } from './view-promotion-cost.ts'

export type SheetRequest = ReportDays & { readonly by: RevenueSplit; readonly now: Instant }
type ReadSheet = (db: Queryable, request: SheetRequest, needs: ReportDependencies) => Promise<Sheet>

const periodOf = ({ from, until }: ReportDays): string => `${formatDay(from)} to ${formatDay(until)}, days of Manila.`
const fileDays = ({ from, until }: ReportDays): string => `${from}-${until}`

/** Every report in rows, from the same read as the screen. */
export const reportSheets: Readonly<Record<ReportName, ReadSheet>> = {
  revenue: async (db, request) => {
    const { rows } = await readRevenue(db, request)
    return sheetOf({
      name: `revenue-by-${request.by}-${fileDays(request)}`,
      title: `Revenue by ${request.by}`,
      about: [
        periodOf(request),
        'GGR is stakes less wins of closed rounds; NGR is that less what was given beside the games.',
      ],
      columns: [
        { name: request.by[0]?.toUpperCase() + request.by.slice(1), isWords: true, cell: ({ key }) => key },
        { name: 'Rounds', cell: ({ rounds }) => String(rounds) },
        { name: 'Players', cell: ({ players }) => (players < 0n ? '' : String(players)) },
        { name: 'Stakes', cell: ({ stake }) => amountCell(stake) },
        { name: 'Wins', cell: ({ win }) => amountCell(win) },
        { name: 'GGR', cell: ({ ggr }) => amountCell(ggr) },
        { name: 'NGR', cell: ({ ngr }) => amountCell(ngr) },
        { name: 'Come later', cell: ({ late }) => amountCell(late) },
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
      about: [`Players who registered ${periodOf(request)}`, 'How many of them have done each step by now.'],
      columns: [
        { name: 'Step', isWords: true, cell: ({ step }) => funnelTitles[step] },
        { name: 'Players', cell: ({ players }) => String(players) },
      ],
      rows: steps,
    })
  },
  cohorts: async (db, { now }) => {
    const { cohorts } = await readCohorts(db, now)
    const cells = cohorts.flatMap(({ month, months }) => months.map((cell, since) => ({ month, since, ...cell })))
    return sheetOf({
      name: 'cohorts',
      title: 'Depositors by the month of their first deposit',
      about: ['Of each month: how many of its players deposited so many months later, and how much.'],
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
      title: 'What promotions cost',
      about: [periodOf(request), 'What the account of each promotion gave, and what came back to it.'],
      columns: [
        { name: 'Promotion', isWords: true, cell: ({ title }) => title },
        { name: 'Awards', cell: ({ awards }) => String(awards) },
        { name: 'Players', cell: ({ players }) => String(players) },
        { name: 'Given', cell: ({ given }) => amountCell(given) },
        { name: 'Come back', cell: ({ cameBack }) => amountCell(cameBack) },
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
      title: 'What is owed to players',
      about: [
        'At the end of each day of Manila, with the root by which every player can prove their own part.',
        'A root that was measured later tells what was owed then, and not at the end of its day.',
      ],
      columns: [
        { name: 'Day', isWords: true, cell: ({ day }) => day },
        { name: 'Players', cell: ({ players }) => String(players) },
        { name: 'Owed', cell: ({ total }) => amountCell(total) },
        {
          name: 'Measured',
          isWords: true,
          cell: (root) => (isMeasuredAtDayEnd(root) ? 'At the end of the day' : formatInstant(root.madeAt)),
        },
        { name: 'Root', cell: ({ hash }) => hash },
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
    rounds: rows.reduce((all, { rounds }) => all + rounds, 0n),
    players: -1n,
    stake,
    win,
    ggr: subtractCentavos(stake, win),
    ngr: sum((row) => row.ngr),
    late: rows.some(({ late }) => late !== null) ? sumCentavos(rows.flatMap(({ late }) => late ?? [])) : null,
  }
}
