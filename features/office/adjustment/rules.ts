import { parseCsv } from '#core/csv/parse-csv.ts'
import { type BasisPoints, basisPoints, basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { type Centavos, sumCentavos } from '#core/money/centavos.ts'
import { parseMoney } from '#core/money/parse-money.ts'
import type { AdjustmentLine, Direction } from './adjustment-line.ts'

export const batchLinesMax = 500
export const batchHeader = ['player', 'direction', 'amount', 'play'] as const

/** The total that a request moves, in either direction. */
export const movedBy = (lines: readonly AdjustmentLine[]): Centavos => sumCentavos(lines.map(({ amount }) => amount))

/** Parses the lines of a batch, or reports the first fault. */
export function readBatch(csv: string): readonly AdjustmentLine[] | string {
  const rows = parseCsv(csv)
  if (rows === undefined) return 'A quotation mark is missing its closing one.'
  const [header = [], ...body] = rows
  if (header.join().toLowerCase() !== batchHeader.join()) return `The first row must be ${batchHeader.join(',')}.`
  if (body.length === 0) return 'There are no rows below the header.'
  if (body.length > batchLinesMax)
    return `The file has ${body.length} rows. One request can have at most ${batchLinesMax}.`
  const lines: AdjustmentLine[] = []
  for (const [index, row] of body.entries()) {
    const line = readLine(row)
    if (typeof line === 'string') return `Row ${index + 2}: ${line}`
    lines.push(line)
  }
  return lines
}

function readLine(cells: readonly string[]): AdjustmentLine | string {
  if (cells.length > batchHeader.length) return 'too many columns.'
  const [player, direction, amountText, play] = fourOf(cells)
  if (!/^[1-9]\d{0,14}$/.test(player)) return `“${player}” isn’t a player ID.`
  if (!isDirection(direction)) return `the direction must be credit or debit, not “${direction}”.`
  const amount = parseMoney(amountText)
  if (typeof amount === 'string' || amount === 0n) return `“${amountText}” isn’t an amount.`
  const betRate = direction === 'debit' ? readNoPlay(play) : readPlay(play)
  return typeof betRate === 'string' ? betRate : { playerId: BigInt(player), direction, amount, betRate }
}

const fourOf = (cells: readonly string[]): readonly [string, string, string, string] => [
  cells[0] ?? '',
  cells[1] ?? '',
  cells[2] ?? '',
  cells[3] ?? '',
]

const readNoPlay = (play: string): BasisPoints | string =>
  play === '' || play === '0' ? basisPoints(0) : 'a debit can’t have playthrough.'

const readPlay = (play: string): BasisPoints | string =>
  /^(\d{1,3}(\.\d{1,4})?|1000)$/.test(play)
    ? basisPointsFromDecimal(Number(play))
    : `playthrough must be a number from 0 to 1000, not “${play}”.`

const isDirection = (text: string): text is Direction => text === 'credit' || text === 'debit'
