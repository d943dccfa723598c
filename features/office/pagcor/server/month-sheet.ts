import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { percentText } from '#core/money/basis-points.ts'
import { amountCell, type Sheet, sheetOf } from '#features/office/report/server/index.ts'
import { kindName } from '../kind-name.ts'
import type { KindLine } from '../rules.ts'
import type { PagcorMonth } from './read-month.ts'

type Line = { readonly step: string; readonly cells: readonly string[] }

/** The working line by line: what was played of each kind, its share, the minimum, what is due, and the days it is made of. */
export function monthSheet({ month, terms, working, days, changes }: PagcorMonth): Sheet {
  const { kinds, ggr, shares, minimumFee, due } = working
  const rows: readonly Line[] = [
    ...kinds.map(kindLine),
    { step: 'All kinds of games', cells: ['', '', amountCell(ggr), '', amountCell(shares)] },
    { step: 'Minimum guaranteed fee', cells: ['', '', '', '', amountCell(minimumFee)] },
    { step: 'Due (the larger of the two)', cells: ['', '', '', '', amountCell(due)] },
    ...days.map(({ day, ggr: ofDay }) => ({ step: `Closed ${day}`, cells: ['', '', amountCell(ofDay), '', ''] })),
    ...changes.map(({ day, before, now }) => ({
      step: `Reopened ${day}: GGR was ${amountCell(before)}`,
      cells: ['', '', amountCell(now), '', ''],
    })),
  ]
  return sheetOf({
    name: `pagcor-${month.slice(0, 7)}`,
    title: `PAGCOR share for ${month.slice(0, 7)}`,
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

const kindLine = ({ type, stake, win, ggr, share, due }: KindLine): Line => ({
  step: kindName(type),
  cells: [amountCell(stake), amountCell(win), amountCell(ggr), percentText(share), amountCell(due)],
})
