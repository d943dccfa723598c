import { expect, test } from 'vitest'
import { facesOf, onScreen, turnOf } from './die-turn.ts'

const still = { pitch: 0, yaw: 0, roll: 0 }
const sum = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((part, at) => Math.round((part + (other[at] ?? 0)) * 1_000) / 1_000 + 0)

test.each([1, 2, 3, 4, 5, 6])('a die that shows %i has that face up, however it is twisted', (face) => {
  for (const yaw of [0, 0.4, -1.2]) {
    const up = facesOf(turnOf(face, { ...still, yaw })).find(({ number }) => number === face)
    expect(up?.normal.map((part) => Math.round(part * 1_000) / 1_000 + 0)).toEqual([0, 1, 0])
  }
})

test('opposite faces make seven, in every position', () => {
  const faces = facesOf(turnOf(3, { pitch: 1.1, yaw: 0.7, roll: -0.4 }))
  for (const { number, normal } of faces) {
    const opposite = faces.find((other) => other.number === 7 - number)
    expect(sum(normal, opposite?.normal ?? [])).toEqual([0, 0, 0])
  }
})

test('of a die that lies, the face above is seen most', () => {
  const seen = facesOf(turnOf(5, { ...still, yaw: 0.5 })).toSorted(
    (one, other) => onScreen(other.normal)[2] - onScreen(one.normal)[2],
  )
  expect(seen[0]?.number).toBe(5)
  expect(seen.filter(({ normal }) => onScreen(normal)[2] > 0.01)).toHaveLength(3)
})
