import { expect, test } from 'vitest'
import { chances } from '../../math/football-model.ts'
import { ballAt, scorerAt, shotAt } from './ball-at.ts'
import { goal } from './pitch-view.ts'

const courses = ['H', 'A', 'h', 'a', '-'].map((letter) => letter.repeat(chances))
const moments = Array.from({ length: chances * 100 }, (_, at) => at / 100)

const onTheWay = courses.flatMap((course) => moments.map((moment) => ({ course, at: ballAt(course, moment) })))

test('the ball is in the net after a goal, between the posts, and nowhere else crosses a goal line', () => {
  const inGoal = onTheWay.filter(({ at }) => at[0] < 0 || at[0] > 1)
  expect(new Set(inGoal.map(({ course, at }) => `${course[0]} ${at[0] > 1 ? 'right' : 'left'}`))).toEqual(
    new Set(['H right', 'A left']),
  )
  expect(inGoal.filter(({ at }) => Math.abs(at[1] - 0.5) >= goal.halfWidth)).toEqual([])
})

test('it never leaves the pitch over a sideline', () => {
  expect(onTheWay.filter(({ at }) => at[1] <= 0 || at[1] >= 1)).toEqual([])
})

test('the side that scored celebrates from the shot to the next chance, and no other side ever', () => {
  expect(scorerAt('H-A', 0.2)).toBeUndefined()
  expect(scorerAt('H-A', shotAt + 0.01)).toBe(0)
  expect(scorerAt('H-A', 1.9)).toBeUndefined()
  expect(scorerAt('H-A', 2 + shotAt + 0.01)).toBe(1)
  expect(scorerAt('hah', 0.9)).toBeUndefined()
})
