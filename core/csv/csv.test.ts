import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'
import { parseCsv } from './parse-csv.ts'

test.each([
  ['=1+1', `'=1+1`],
  ['+63 917', `'+63 917`],
  ['-SUM(A1)', `'-SUM(A1)`],
  ['@cmd', `'@cmd`],
  ['\tx', `'\tx`],
  ['\n=1+1', `"'\n=1+1"`],
  [' =1+1', `' =1+1`],
  ['＝1+1', `'＝1+1`],
  [' -5.00', `' -5.00`],
  ['-12.50', '-12.50'],
  ['a, "b"', '"a, ""b"""'],
  ['two\nlines', '"two\nlines"'],
])('%j is written as %j, and never runs', (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`)
})

test('what was written is read again as it was', () => {
  const rows = [
    ['a', 'b, "c"', 'two\nlines'],
    ['1', '-2', 'ñ'],
  ]
  expect(parseCsv(rows.map(csvLine).join(''))).toEqual(rows)
})

test.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '\uFEFFa , "b" \r\n\r\n,,\r\nc,',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['', []],
  ['one', [['one']]],
  ['"open', undefined],
  ['"a" b,c', undefined],
])('%j is read as %j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows)
})
