import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hours, milliseconds } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos, sumCentavos } from '#core/money/centavos.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import * as rules from './rules.ts'

const terms = {
  bonusAmount: centavos(10_000n),
  inviteNeed: 3,
  cycleHours: 72,
  first: basisPoints(8_000),
  betRate: basisPoints(10_000),
  shares: false,
}
const now = instant(Date.UTC(2026, 10, 22))
const plan = [8_000n, 700n, 600n, 700n].map(centavos)
const round = { startedAt: now, plan, spun: 0, invites: 0, exchangedAt: null }

describe('the spins of a round', () => {
  test('reach the target exactly, and none of a friend brings less than half of the average', () => {
    const given = fc.record({
      target: fc.bigInt({ min: 1_000n, max: 1_000_000n }),
      inviteNeed: fc.integer({ min: 1, max: 7 }),
      first: fc.integer({ min: 1_000, max: 9_000 }),
      seed: fc.integer({ min: 1, max: 2 ** 31 }),
    })
    fc.assert(
      fc.property(given, ({ target, inviteNeed, first, seed }) => {
        const bonusAmount = centavos(target)
        const draw = seededTestDraw(seed)
        const [opening = centavos(0n), ...others] = rules.planSpins(
          { ...terms, bonusAmount, inviteNeed, first: basisPoints(first) },
          draw,
        )
        expect(opening + sumCentavos(others)).toBe(target)
        expect(others).toHaveLength(inviteNeed)
        const remainder = target - opening
        for (const amount of others) expect(amount).toBeGreaterThanOrEqual(remainder / BigInt(2 * inviteNeed))
      }),
    )
  })

  test('are all that the wheel shows, and each stands on the field that it stops at', () => {
    for (const spun of [0, 1, 2, 3]) {
      const wheel = rules.wheelOf(plan, spun)
      const toCome = plan.slice(spun)
      expect(wheel).toHaveLength(8)
      expect(new Set(wheel)).toEqual(new Set(toCome))
      const next = toCome[0] ?? centavos(0n)
      expect(wheel[rules.fieldOf(wheel, next, spun)]).toBe(next)
    }
  })
})

test.each([
  { what: 'the first is the player’s', change: {}, left: 1, missing: 3, status: 'running' },
  { what: 'used, it takes a friend', change: { spun: 1 }, left: 0, missing: 3, status: 'running' },
  { what: 'a friend brings one', change: { spun: 1, invites: 1 }, left: 1, missing: 2, status: 'running' },
  {
    what: 'more friends than needed bring no more',
    change: { spun: 1, invites: 9 },
    left: 3,
    missing: 0,
    status: 'running',
  },
  { what: 'all of them reach it', change: { spun: 4, invites: 3 }, left: 0, missing: 0, status: 'exchangeable' },
  {
    what: 'exchanged it is over',
    change: { spun: 4, invites: 3, exchangedAt: now },
    left: 0,
    missing: 0,
    status: 'exchanged',
  },
])('of turns: $what', ({ change, left, missing, status }) => {
  const changed = { ...round, ...change }
  expect(rules.spinsLeft(changed)).toBe(left)
  expect(rules.invitesMissing(changed)).toBe(missing)
  expect(rules.statusOf(terms, changed, now)).toBe(status)
})

test('a round ends to the moment, reached or not', () => {
  const end = addDuration(now, hours(72))
  expect(rules.statusOf(terms, round, addDuration(end, milliseconds(-1)))).toBe('running')
  expect(rules.statusOf(terms, { ...round, spun: 4, invites: 3 }, end)).toBe('expired')
})

test('one exchange in seven days, four in thirty', () => {
  const day = (count: number) => addDuration(now, hours(24 * count))
  expect(rules.nextRoundAt([])).toBeUndefined()
  expect(rules.nextRoundAt([day(0)])).toBe(day(7))
  expect(rules.nextRoundAt([day(0), day(7), day(14), day(21)])).toBe(day(30))
})
