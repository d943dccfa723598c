import { describe, expect, test } from 'vitest'
import { centavos, pesos, zeroCentavos } from '#core/money/centavos.ts'
import { defaultLevels, levelsInForce, newLevels, nextBetTarget } from './rules.ts'

const levels = [
  { level: 1, betAmount: pesos(10n) },
  { level: 2, betAmount: pesos(20n) },
  { level: 3, betAmount: pesos(50n) },
]

describe('levels', () => {
  test.each([
    { bet: 999n, reached: 0, brings: [] },
    { bet: 1_000n, reached: 0, brings: [1] },
    { bet: 2_000n, reached: 1, brings: [2] },
    { bet: 9_999n, reached: 0, brings: [1, 2, 3] },
    { bet: 0n, reached: 2, brings: [] },
    { bet: 5_000n, reached: 3, brings: [] },
  ])('a bet of $bet after level $reached brings $brings', ({ bet, reached, brings }) => {
    expect(newLevels(levels, { bet: centavos(bet), reached })).toEqual(brings)
  })

  test.each([
    { bet: 0n, target: 1_000n },
    { bet: 999n, target: 1_000n },
    { bet: 1_000n, target: 2_000n },
    { bet: 5_000n, target: 0n },
  ])('the next target after a bet of $bet is $target', ({ bet, target }) => {
    expect(nextBetTarget(levels, centavos(bet))).toBe(target)
  })

  test('without a table of the operator there is one, and it rises', () => {
    expect(levelsInForce(levels)).toBe(levels)
    const amounts = levelsInForce([]).map(({ betAmount }) => betAmount)
    expect(amounts).toEqual([...new Set(amounts)].toSorted((a, b) => Number(a - b)))
    expect(defaultLevels[0]?.betAmount).toBeGreaterThan(zeroCentavos)
  })
})
