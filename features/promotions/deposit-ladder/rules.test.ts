import { expect, test } from 'vitest'
import { percent } from '#core/money/basis-points.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import { bonusOf, type Climb, climbNow, finishedBy, nextBonus, notBegun, stepStatus } from './rules.ts'

const steps = [
  { price: pesos(100n), rate: percent(10) },
  { price: pesos(300n), rate: percent(12) },
  { price: pesos(3_000n), rate: percent(20) },
]
const terms = { steps, bonusMax: pesos(500n), weekMax: pesos(520n) }
const climb = (finished: number, granted = 0n): Climb => ({ finished, lastAt: null, granted: centavos(granted) })

test.each([
  ['exactly the price', notBegun, 10_000n, { step: 1, bonus: 1_000n }],
  ['more than it: the bonus follows the price', notBegun, 99_999n, { step: 1, bonus: 1_000n }],
  ['a centavo less', notBegun, 9_999n, undefined],
  ['the price of a step before', climb(1), 10_000n, undefined],
  ['the last step, within the bound of a step', climb(2), 300_000n, { step: 3, bonus: 50_000n }],
  ['the last step, within the bound of the week', climb(2, 4_600n), 300_000n, { step: 3, bonus: 47_400n }],
  ['a step for which nothing is left of the week', climb(2, 52_000n), 300_000n, undefined],
  ['a ladder that is finished', climb(3), 300_000n, undefined],
] as const)('%s', (_what, before, amount, effect) => {
  expect(finishedBy(before, centavos(amount), terms)).toEqual(effect)
})

test.each([
  ['in the middle sets back to the first step', climb(2, 4_600n), true, 0],
  ['that did not happen changes nothing', climb(2, 4_600n), false, 2],
  ['after the last step does not begin anew', climb(3, 52_000n), true, 3],
] as const)('a withdrawal %s', (_what, before, hasWithdrawn, finished) => {
  const after = climbNow(before, terms, hasWithdrawn)
  expect([after.finished, after.granted]).toEqual([finished, before.granted])
})

test('one step is open at a time', () => {
  expect([1, 2, 3].map((step) => stepStatus(climb(1), step, terms))).toEqual(['done', 'claimable', 'locked'])
  expect([1, 2, 3].map((step) => stepStatus(climb(1, 52_000n), step, terms))).toEqual(['done', 'locked', 'locked'])
  expect([climb(1), climb(1, 52_000n), climb(3)].map((each) => nextBonus(each, terms))).toEqual([3_600n, 0n, 0n])
  expect(bonusOf({ price: centavos(999n), rate: percent(10) }, terms, pesos(0n))).toBe(99n)
})
