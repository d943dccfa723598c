import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { basisPoints, percent } from '#core/money/basis-points.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import { decideMove, earnedOf } from './rules.ts'

const full = percent(100)
const earned = (staked: bigint, weight = full) => earnedOf(centavos(staked), weight)

describe('points', () => {
  test.each([
    { what: 'ten pesos bring one', state: { earned: earned(1_000n), given: 0n }, balance: 0n, move: ['give', 100n] },
    { what: 'a centavo less brings none', state: { earned: earned(999n), given: 0n }, balance: 0n, move: undefined },
    {
      what: 'at 30 % it takes 33.34 pesos',
      state: { earned: earned(3_334n, percent(30)), given: 0n },
      balance: 0n,
      move: ['give', 100n],
    },
    {
      what: 'what was given is not given again',
      state: { earned: earned(1_999n), given: 100n },
      balance: 100n,
      move: undefined,
    },
    { what: 'what is void is taken back', state: { earned: 0n, given: 300n }, balance: 500n, move: ['takeBack', 300n] },
    { what: 'as far as it is there', state: { earned: 0n, given: 300n }, balance: 120n, move: ['takeBack', 120n] },
    { what: 'and no further', state: { earned: 0n, given: 300n }, balance: 0n, move: undefined },
    {
      what: 'what is owed is earned first',
      state: { earned: earned(4_000n), given: 300n },
      balance: 0n,
      move: ['give', 100n],
    },
  ])('$what', ({ state, balance, move }) => {
    const decided = decideMove(state, balance)
    expect(decided && [decided.kind, decided.amount]).toEqual(move)
  })

  test('in whatever pieces a sum is staked, it brings the same', () => {
    const weights = fc.constantFrom(3_000, 5_000, 10_000)
    const bets = fc.array(fc.tuple(fc.bigInt({ min: 1n, max: 200_000n }), weights), { maxLength: 50 })
    fc.assert(
      fc.property(bets, (rounds) => {
        let [total, given] = [0n, 0n]
        for (const [staked, weight] of rounds) {
          total += earnedOf(centavos(staked), basisPoints(weight))
          given += decideMove({ earned: total, given }, given)?.amount ?? 0n
        }
        expect(given).toBe((total / (pesos(10n) * 10_000n)) * 100n)
      }),
    )
  })
})
