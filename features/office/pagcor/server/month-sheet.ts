import { formatDay, formatInstant, formatMonth } from '#core/clock/manila-format.ts'
import { sumCentavos } from '#core/money/centavos.ts'
import { percentText } from '#core/money/basis-points.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { amountCell, type Sheet, sheetOf } from '#features/office/report/server/index.ts'
import { kindName } from '#core/enumerations/game-kind-name.ts'
import type { KindLine } from '../rules.ts'
import type { PagcorMonth } from './read-month.ts'

type Line = { readonly step: string; readonly cells: readonly string[] }

/** The working line by line: what was played of each kind, its share, the minimum, what is due, and the days it is made of. */
export function monthSheet({ month, terms, working, days, changes }: PagcorMonth): Sheet {
  const { kinds, ggr, shares, minimumFee, due } = working
  const sumOf = (of: 'stake' | 'win') => amountCell(sumCentavos(kinds.map((kind) => kind[of])))
  const rows: readonly Line[] = [
    ...kinds.map(kindLine),
    { step: 'All kinds of games', cells: [sumOf('stake'), sumOf('win'), amountCell(ggr), '', amountCell(shares)] },
    { step: 'Minimum guaranteed fee', cells: ['', '', '', '', amountCell(minimumFee)] },
    { step: dueText(working), cells: ['', '', '', '', amountCell(due)] },
    ...days.map(({ day, ggr: ofDay }) => ({ step: `Closed ${day}`, cells: ['', '', amountCell(ofDay), '', ''] })),
    // In words alone: what the day is closed with now is in the sum of the column already.
    ...changes.map(({ day, before, now }) => ({
      step: `Reopened ${day}: GGR was ${formatHundredths(before)}, is ${formatHundredths(now)}`,
      cells: [],
    })),
  ]
  return sheetOf({
    name: `pagcor-${month.slice(0, 7)}`,
    title: `PAGCOR share for ${formatMonth(month)}`,
    about: [
      `Terms that apply from ${formatDay(terms.from)}, saved by ${terms.savedBy} on ${formatInstant(terms.savedAt)}.`,
      'GGR is bets less wins of the rounds that closed, as each day was closed. Promotions are not deducted.',
    ],
    columns: [
      { name: 'Step', isWords: true, cell: ({ step }) => step },
      ...['Bets', 'Wins', 'GGR', 'Share', 'Amount'].map((name, column) => ({
        name,
        cell: ({ cells }: Line) => cells[column] ?? '',
      })),
    ],
    rows,
  })
}

/** Whether the shares or the minimum are due. */
const dueText = ({ shares, minimumFee }: PagcorMonth['working']): string =>
  shares > minimumFee ? 'Due: the shares of all kinds of games' : 'Due: the minimum guaranteed fee'

const kindLine = ({ type, stake, win, ggr, share, due }: KindLine): Line => ({
  step: kindName(type),
  cells: [amountCell(stake), amountCell(win), amountCell(ggr), percentText(share), amountCell(due)],
})
