import { expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { playBasketball } from '../../math/basketball-model.ts'
import { attackAt, attacksOf, ballAt, playerAt, playersOfSide, scoredAt } from './attack.ts'
import { basketballFace } from '../basketball-face.ts'
import { hoops, type Point, ringHeight } from './court-view.ts'

const course = playBasketball({ home: { two: 42, three: 12 }, away: { two: 40, three: 11 } }, seededTestDraw(7))
const attacks = Array.from({ length: attacksOf(course) }, (_, index) => index)

test('the ball is at the ring of the side that is attacked when its attack is decided', () => {
  for (const index of attacks) {
    const { side } = attackAt(course, index)
    const { at, lift } = ballAt(course, index + scoredAt)
    expect([...at, lift].map((value) => value.toFixed(3))).toEqual(
      [...hoops[side === 0 ? 1 : 0], ringHeight].map((value) => value.toFixed(3)),
    )
  }
})

test('the score on the board changes when the ball is through the ring', () => {
  const [tipOff, played] = [0.02, 0.95]
  const partOf = (moment: number) => tipOff + (moment / attacks.length) * played
  const sum = (moment: number) => basketballFace.scoreAt(course, partOf(moment)).reduce((one, other) => one + other, 0)
  for (const index of attacks) {
    const { points } = attackAt(course, index)
    expect(sum(index + scoredAt + 0.01) - sum(index + scoredAt - 0.01), `attack ${index}`).toBe(points)
  }
})

const everybody = ([0, 1] as const).flatMap((side) =>
  Array.from({ length: playersOfSide }, (_, player) => ({ side, player })),
)

test.each(everybody)(
  'player $player of side $side neither leaves the court nor crosses it from one picture to the next',
  ({ side, player }) => {
    const step = 0.05
    const ways = Array.from({ length: Math.floor((attacks.length - 1) / step) }, (_, at) => {
      const [from, to] = [at * step, (at + 1) * step].map((moment) => playerAt(course, moment, side, player)) as [
        Point,
        Point,
      ]
      return { from, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }
    })
    expect(ways.filter(({ from }) => from.some((value) => value <= 0 || value >= 1))).toEqual([])
    expect(Math.max(...ways.map(({ length }) => length))).toBeLessThan(0.06)
  },
)
