import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testClock } from '#core/clock/test-clock.ts'
import { sheetPdf } from './sheet-pdf.ts'

type Cell = { readonly text: string; readonly begins: number; readonly ends: number; readonly y: number }

/** The operators that draw the only page. */
function drawnIn(pdf: Buffer): string {
  const begins = pdf.indexOf('stream\n') + 'stream\n'.length
  return inflateSync(pdf.subarray(begins, pdf.indexOf('\nendstream'))).toString('latin1')
}

/** The cells of a table: every glyph of their font is 0.6 em wide. */
function cellsIn(drawn: string): readonly Cell[] {
  const texts = drawn.matchAll(/\/digits ([\d.]+) Tf ([\d.]+) ([\d.]+) Td \((.+?)\) Tj/g)
  return [...texts].map(([, size, x, y, text = '']) => ({
    text,
    begins: Number(x),
    ends: Number(x) + text.length * Number(size) * 0.6,
    y: Number(y),
  }))
}

const columns = ['Part', 'Figure', 'Source', 'Count', 'Amount', 'Others'].map((name) => ({
  name,
  isWords: name !== 'Count' && name !== 'Amount',
}))
const sheet = {
  name: 'wide',
  title: 'Wide',
  about: ['1 line', '2 lines', '3 lines', '4 lines', '5 lines'],
  columns,
  rows: [
    ['Deposits', 'GCash by way of a provider', 'Live', '1234567', '12345678.90', 'failed 3, expired 12'],
    ['Withdrawals', 'Bank', 'Closed', '2', '40.00', 'none'],
  ],
  isSummed: false,
}
const drawn = drawnIn(sheetPdf(sheet, { operator: 'Bituin', madeAt: testClock().now() }))
const cells = cellsIn(drawn)

test('no cell is printed over another one, wherever the columns of words are', () => {
  expect(cells).toHaveLength(18)
  for (const one of cells)
    for (const other of cells.filter(({ y }) => y === one.y))
      expect(one === other || one.ends <= other.begins || other.ends <= one.begins, `${one.text}, ${other.text}`).toBe(
        true,
      )
})

test('a long introduction ends above the table', () => {
  const [, y] = /([\d.]+) Td \(5 lines\)/.exec(drawn) ?? []
  expect(Number(y)).toBeGreaterThan(Math.max(...cells.map((cell) => cell.y)) + 12)
})
