import { expect, test } from 'vitest'
import { createRecord } from './record.ts'

test('a round that has won its most wins no more', () => {
  const record = createRecord(100)
  record.pay([{ symbol: 0, cells: [], pays: 70 }])
  expect([record.total(), record.isFull()]).toEqual([70, false])
  record.pay([{ symbol: 0, cells: [], pays: 70 }])
  expect([record.total(), record.isFull()]).toEqual([100, true])
})
