import { expect, test } from 'vitest'
import { createChips } from './chips.ts'

test('chips on one bet add up, and what was put down together is taken back together', () => {
  let shown = 0
  const chips = createChips(() => shown++)
  chips.put([{ bet: 'red', stake: 500 }])
  chips.put([
    { bet: '0-2-3', stake: 1_000 },
    { bet: 'red', stake: 500 },
  ])
  expect(chips.bets()).toEqual([
    { bet: 'red', stake: 1_000 },
    { bet: '0-2-3', stake: 1_000 },
  ])
  expect([chips.on('red'), chips.on('black'), chips.sum()]).toEqual([1_000, 0, 2_000])
  chips.undo()
  expect(chips.bets()).toEqual([{ bet: 'red', stake: 500 }])
  chips.clear()
  expect([chips.sum(), shown]).toEqual([0, 4])
})
