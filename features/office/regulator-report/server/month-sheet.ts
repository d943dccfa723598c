import { formatDay, formatMonth } from '#core/clock/manila-format.ts'
import { amountCell, type Sheet, sheetOf } from '#features/office/report/server/index.ts'
import { type FigureGroup, figureGroups, figureTitle, groupNotes, groupTitles } from '../figure-groups.ts'
import { type Figure, live } from './figure.ts'
import type { readMonth } from './read-month.ts'

type Month = Awaited<ReturnType<typeof readMonth>>

const countCell = (count: bigint | number | null): string => (count === null ? '' : String(count))

const secondsOfDay = 86_400
const tenths = new Intl.NumberFormat('en-PH', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
})
const daysCell = (seconds: number | null): string => (seconds === null ? '' : tenths.format(seconds / secondsOfDay))

// A sentence a line: a printed line is not broken.
const noteLines = figureGroups.flatMap((group) =>
  (groupNotes[group] ?? '')
    .split(/(?<=\.) /)
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${groupTitles[group]}: ${sentence}`),
)

/** For print, each part stands over its figures, so that a row is short enough to be read. */
export function monthPage(month: Month): Sheet {
  const sheet = monthSheet(month)
  const rows = figureGroups.flatMap((group) => [
    [groupTitles[group], ...sheet.columns.slice(2).map(() => '')],
    ...sheet.rows
      .filter(([part]) => part === groupTitles[group])
      .map(([, figure = '', ...cells]) => [`  ${figure}`, ...cells]),
  ])
  return { ...sheet, columns: sheet.columns.slice(1), rows }
}

/** A part without figures says so: a reader of the file cannot tell what is zero from what is missing. */
const figuresOf = ({ figures }: Pick<Month, 'figures'>, group: FigureGroup): readonly Figure[] => {
  const found = figures.filter((figure) => figure.group === group)
  if (found.length > 0) return found
  return [live({ group, name: 'None', count: 0n, ...(group === 'play' && { source: 'closed' }) })]
}

export const monthSheet = ({ from, until, days, daysClosed, figures }: Month): Sheet =>
  sheetOf({
    name: `regulator-${from.slice(0, 7)}`,
    title: `Regulator’s report for ${formatMonth(from)}`,
    about: [
      `${formatDay(from)} to ${formatDay(until)}, Manila time. Counts and sums without names.`,
      `Play is of closed days: ${daysClosed} of ${days}. All other rows are counted when the report is made.`,
      ...noteLines,
    ],
    columns: [
      { name: 'Part', isWords: true, cell: ({ group }) => groupTitles[group] },
      { name: 'Figure', isWords: true, cell: ({ group, name }) => figureTitle(group, name) },
      { name: 'Source', isWords: true, cell: ({ source }) => (source === 'closed' ? 'Closed' : 'Live') },
      { name: 'Count', cell: ({ count }) => countCell(count) },
      { name: 'Players', cell: ({ players }) => countCell(players) },
      { name: 'Bets', cell: ({ stake }) => amountCell(stake) },
      { name: 'Wins', cell: ({ win }) => amountCell(win) },
      { name: 'Amount', cell: ({ amount }) => amountCell(amount) },
      {
        name: 'Median, days',
        cell: ({ group, medianSeconds }) => (group === 'complaints' ? daysCell(medianSeconds) : ''),
      },
      { name: 'Median, s', cell: ({ medianSeconds }) => countCell(medianSeconds) },
    ],
    rows: figureGroups.flatMap((group) => figuresOf({ figures }, group)),
  })
