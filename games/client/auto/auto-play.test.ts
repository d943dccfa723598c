import { expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { afterRound, type AutoPlan, type AutoRound, beginAuto, endAfter, endBefore } from './auto-play.ts'

const plan: AutoPlan = { rounds: 10, lossMost: 500, winMost: 1_000 }
const round = (changes: Partial<AutoRound> = {}): AutoRound => ({ staked: 100, win: 0, hasBonus: false, ...changes })

test.each([
  ['a win below the limit', round({ win: 999 }), undefined],
  ['a win at the limit', round({ win: 1_000 }), 'win'],
  ['a bonus, whatever it paid', round({ hasBonus: true }), 'bonus'],
  ['a bonus that paid above the limit', round({ win: 5_000, hasBonus: true }), 'win'],
] as const)('after %s: %o', (_what, played, end) => {
  expect(endAfter(beginAuto(plan), played)).toBe(end)
})

test('it ends after as many rounds as were set', () => {
  let run = beginAuto({ ...plan, lossMost: 100_000 })
  for (let played = 0; played < 10; played++) {
    expect(endBefore(run, 100)).toBeUndefined()
    run = afterRound(run, round())
  }
  expect(endBefore(run, 100)).toBe('played')
})

test('it stops before the bet that could pass the loss limit, and a win makes room again', () => {
  let run = beginAuto(plan)
  for (let played = 0; played < 5; played++) run = afterRound(run, round())
  expect(endBefore(run, 100)).toBe('loss')
  expect(endBefore(afterRound(beginAuto(plan), round({ win: 50 })), 450)).toBeUndefined()
  expect(endBefore(afterRound(beginAuto(plan), round({ win: 49 })), 450)).toBe('loss')
})

test('in a thousand random runs the loss never passes its limit', () => {
  const draw = seededTestDraw(4)
  for (let count = 0; count < 1_000; count++) {
    const stake = 100 * (1 + draw(20))
    let run = beginAuto({ rounds: 1 + draw(50), lossMost: stake * (1 + draw(25)), winMost: stake * 100 })
    while (endBefore(run, stake) === undefined)
      run = afterRound(run, round({ staked: stake, win: draw(3) === 0 ? draw(stake * 3) : 0 }))
    expect(-run.net).toBeLessThanOrEqual(run.plan.lossMost)
  }
})
