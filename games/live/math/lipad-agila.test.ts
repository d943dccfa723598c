import { describe, expect, test } from 'vitest'
import { seededFastDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import { flightMs, heightAt, heightMax, heightMin } from './flight-curve.ts'
import { type FlightResult, lipadAgila } from './lipad-agila.ts'

const stake = pesos(10n)
const paid = (bet: string, point: number) => lipadAgila.settle({ stake, opening: null, bet, result: { point } })
const drawn = (value: number) => lipadAgila.result({ opening: null, draw: () => value }) as FlightResult
const leave = (bet: string, point: number, elapsedMs: number) =>
  lipadAgila.flight?.cashOut({ bet, result: { point }, elapsedMs })

test('the draw that is worst for players flies away at once, and the best at the highest', () => {
  expect(drawn(999_999_999).point).toBeLessThan(heightMin)
  expect(drawn(0).point).toBe(heightMax)
})

test('a height is reached by exactly as many draws as its weight says', () => {
  for (const way of lipadAgila.returns.kind === 'exact' ? lipadAgila.returns.ways() : []) {
    const height = Number(way.name.slice(5))
    const [reached] = [...way.outcomes(stake)]
    const last = Number(reached?.weight) - 1
    expect([drawn(last).point >= height, drawn(last + 1).point >= height]).toEqual([true, false])
  }
})

test.each([
  ['auto-200', 200, 2_000n],
  ['auto-200', 199, 0n],
  ['out-215', 300, 2_150n],
  ['hand', 99_999, 0n],
  ['hand', heightMax, 1_000_000n],
])('%s, when it flies to %i, pays %i', (bet, point, win) => expect(paid(bet, point)).toBe(win))

test('a flight lasts until it is higher than its point, and not a millisecond longer', () => {
  const draw = seededFastDraw(5)
  for (let round = 0; round < 500; round++) {
    const point = 100 + draw(heightMax - 99)
    expect(heightAt(flightMs(point))).toBeGreaterThan(point)
    expect(heightAt(flightMs(point) - 1)).toBeLessThanOrEqual(point)
  }
})

describe('getting off', () => {
  const at = (height: number) => flightMs(height - 1)
  test.each([
    { says: 'while it climbs', bet: 'hand', point: 500, ms: at(300), left: 'out-300' },
    { says: 'at the last height', bet: 'hand', point: 300, ms: at(300), left: 'out-300' },
    { says: 'one height too late', bet: 'hand', point: 299, ms: at(300), left: undefined },
    { says: 'before it has risen', bet: 'hand', point: 500, ms: 0, left: undefined },
    { says: 'above the chosen height, at that height', bet: 'auto-200', point: 500, ms: at(300), left: 'out-200' },
    { says: 'below it, by hand', bet: 'auto-400', point: 500, ms: at(300), left: 'out-300' },
    { says: 'a second time', bet: 'out-250', point: 500, ms: at(300), left: undefined },
  ])('$says', ({ bet, point, ms, left }) => expect(leave(bet, point, ms)).toBe(left))
})

test.each(['out-900', 'auto-100', 'auto-100001', 'auto-1e5', 'auto-', 'hand ', 'auto-0200'])(
  'nobody can bet %s',
  (bet) => {
    expect(lipadAgila.limitOf({ opening: null, bet })).toBeUndefined()
  },
)
