import { expect, test } from 'vitest'
import { batchLinesMax, movedBy, readBatch } from './rules.ts'

const header = 'player,direction,amount,play\n'

test('a file is read as it was written, with thousands and quotes', () => {
  const lines = readBatch(`\uFEFFPlayer,Direction,Amount,Play\r\n12,credit,"1,250.50",1.5\r\n13,debit,0.01,\r\n`)
  expect(lines).toEqual([
    { playerId: 12n, direction: 'credit', amount: 125_050n, betRate: 15_000 },
    { playerId: 13n, direction: 'debit', amount: 1n, betRate: 0 },
  ])
  if (typeof lines === 'string') throw new Error(lines)
  expect(movedBy(lines)).toBe(125_051n)
})

test.each([
  ['', 'The first row must be player,direction,amount,play.'],
  ['12,credit,5,1', 'The first row must be player,direction,amount,play.'],
  [header, 'There are no rows below the header.'],
  [`${header}"12,credit,5,1`, 'A quotation mark is missing its closing one.'],
  [`${header}12,credit,5,1\n0,credit,5,1`, 'Row 3: “0” isn’t a player ID.'],
  [`${header}12,gift,5,1`, 'Row 2: the direction must be credit or debit, not “gift”.'],
  [`${header}12,credit,0,1`, 'Row 2: “0” isn’t an amount.'],
  [`${header}12,credit,-5,1`, 'Row 2: “-5” isn’t an amount.'],
  [`${header}12,credit,5.005,1`, 'Row 2: “5.005” isn’t an amount.'],
  [`${header}12,credit,5,`, 'Row 2: playthrough must be a number from 0 to 1000, not “”.'],
  [`${header}12,credit,5,1001`, 'Row 2: playthrough must be a number from 0 to 1000, not “1001”.'],
  [`${header}12,debit,5,1`, 'Row 2: a debit can’t have playthrough.'],
  [`${header}12,credit,5,1,x`, 'Row 2: too many columns.'],
])('%j is refused: %s', (csv, fault) => {
  expect(readBatch(csv)).toBe(fault)
})

test('a file of more lines than fit is refused whole', () => {
  const lines = (count: number) => header + '1,debit,1,\n'.repeat(count)
  expect(readBatch(lines(batchLinesMax))).toHaveLength(batchLinesMax)
  expect(readBatch(lines(batchLinesMax + 1))).toMatch(/501 rows/)
})
