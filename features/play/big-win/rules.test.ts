import { expect, test } from 'vitest'
import { pesos } from '#core/money/centavos.ts'
import { isBigWin } from './rules.ts'

const threshold = { amountMin: pesos(1_000n), multipleMin: 20n }

test.each([
  { stake: 50n, win: 1_000n, big: true },
  { stake: 51n, win: 1_000n, big: false },
  { stake: 1n, win: 999n, big: false },
  { stake: 5_000n, win: 99_999n, big: false },
  { stake: 5_000n, win: 100_000n, big: true },
  { stake: 0n, win: 1_000n, big: true },
  { stake: 0n, win: 0n, big: false },
])('$win won with $stake: $big', ({ stake, win, big }) => {
  expect(isBigWin({ stake: pesos(stake), win: pesos(win) }, threshold)).toBe(big)
})
