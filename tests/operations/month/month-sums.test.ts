import { expect, test } from 'vitest'
import { addPlay, amountDifferences, noSums, playDifferences } from './month-sums.ts'

const playOf = (win: bigint) => {
  const sums = noSums()
  addPlay(sums, 'slots', { rounds: 1n, stake: 100n, win: 0n })
  addPlay(sums, 'fish', { rounds: 2n, stake: 300n, win })
  return sums
}
const inOtherOrder = () => {
  const sums = noSums()
  addPlay(sums, 'fish', { rounds: 1n, stake: 100n, win: 50n })
  addPlay(sums, 'slots', { rounds: 1n, stake: 100n, win: 0n })
  addPlay(sums, 'fish', { rounds: 1n, stake: 200n, win: 200n })
  return sums
}

test('the same play in another order is no difference', () => {
  expect(playDifferences({ ledger: playOf(250n), files: inOtherOrder() })).toEqual([])
})

test('one centavo names both sources and what each has', () => {
  expect(playDifferences({ ledger: playOf(250n), files: playOf(251n), PAGCOR: playOf(250n) })).toEqual([
    'play differs. ledger: fish 2 rounds 300 staked 250 won; slots 1 rounds 100 staked 0 won. ' +
      'files: fish 2 rounds 300 staked 251 won; slots 1 rounds 100 staked 0 won.',
  ])
})

test('a source without play differs from one with play', () => {
  expect(playDifferences({ ledger: playOf(250n), files: noSums() })).toHaveLength(1)
})

test('an amount is held against the first of its sources', () => {
  expect(amountDifferences('deposits', { players: 5n, ledger: 5n, regulator: 6n })).toEqual([
    'deposits: players 5, regulator 6',
  ])
})
