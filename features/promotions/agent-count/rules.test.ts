import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coinItem } from '#core/reward/reward-item.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import {
  type CountState,
  type CountTerms,
  drawsLeft,
  isLost,
  needOfNext,
  refuseChest,
  untouched,
  withoutLost,
} from './rules.ts'
import { dearestFriend, expectedCost } from './server/cost.ts'

const coins = (count: number) => [{ id: coinItem, count, betRate: basisPoints(30_000) }]
const terms: CountTerms = {
  scratch: [
    { weight: 9_000, items: coins(200) },
    { weight: 1_000, items: coins(2_000) },
  ],
  wheel: [{ weight: 10_000, items: coins(1_000) }],
  every: 5,
  chests: [
    { need: 3, items: coins(3_000) },
    { need: 10, items: coins(12_000) },
  ],
}
const draw = (kind: 'scratch' | 'spin', need: number) => ({
  kind,
  need,
  version: 1,
  index: 0,
  items: coins(100),
  seed: '',
  clientSeed: '',
  isRevoked: false,
})

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [4, 4, 0],
  [5, 5, 1],
  [11, 11, 2],
])('%i friends make %i cards and %i spins', (friends, cards, spins) => {
  const counted = { terms, state: untouched, friends }
  expect([drawsLeft(counted, 'scratch'), drawsLeft(counted, 'spin')]).toEqual([cards, spins])
})

test('what was drawn is not left, and the next spin needs five friends more', () => {
  const state: CountState = { seal: 'a', draws: [draw('scratch', 1), draw('spin', 5)], chests: [] }
  const counted = { terms, state, friends: 9 }
  expect([drawsLeft(counted, 'scratch'), drawsLeft(counted, 'spin')]).toEqual([8, 0])
  expect([needOfNext(terms, state, 'scratch'), needOfNext(terms, state, 'spin')]).toEqual([2, 10])
})

test.each([
  [4, 10, [], 'notEligible'],
  [3, 10, [{ need: 3, isRevoked: false }], 'alreadyClaimed'],
  [3, 2, [], 'conditionNotReached'],
  [3, 3, [], undefined],
  [3, 3, [{ need: 3, isRevoked: true }], undefined],
] as const)('the chest of %i at %i friends: %j %s', (need, friends, chests, refusal) => {
  expect(refuseChest({ terms, state: { ...untouched, chests }, friends }, need)).toBe(refusal)
})

describe('when a friend is gone', () => {
  const states = fc.record({
    seal: fc.constant('a'),
    draws: fc.array(
      fc.integer({ min: 1, max: 30 }).map((need) => draw('scratch', need)),
      { maxLength: 20 },
    ),
    chests: fc.array(fc.record({ need: fc.integer({ min: 1, max: 30 }), isRevoked: fc.boolean() }), { maxLength: 5 }),
  })
  test('what stands is reached by the friends that are left, and nothing that they reach is taken', () => {
    fc.assert(
      fc.property(states, fc.nat(30), (state, left) => {
        const after = withoutLost(state, left)
        expect([...after.draws, ...after.chests].some((each) => isLost(each, left))).toBe(false)
        const kept = state.draws.filter(({ need }) => need <= left)
        expect(after.draws.filter(({ isRevoked }) => !isRevoked)).toEqual(kept)
      }),
    )
  })
})

test('no number of friends costs more on average than the form compares with the ceiling', () => {
  const chest = fc.record({ need: fc.integer({ min: 1, max: 60 }), items: fc.nat(200_000).map((c) => coins(c + 1)) })
  fc.assert(
    fc.property(fc.array(chest, { maxLength: 5 }), fc.integer({ min: 1, max: 12 }), (chests, every) => {
      const dearest = dearestFriend({ ...terms, chests, every })
      for (let friends = 1; friends <= 150; friends += 1) {
        expect(expectedCost({ ...terms, chests, every }, friends) <= dearest * BigInt(friends)).toBe(true)
      }
    }),
  )
})
