import { expect, test } from 'vitest'
import { ballAt, ballBeats } from './ball-way.ts'
import { edges } from './wheel-sheets.ts'

const parts = Array.from({ length: 1_001 }, (_, at) => at / 1_000)

test('the ball ends in a pocket, and stays there', () => {
  for (const part of parts.filter((each) => each >= ballBeats[2])) {
    const { distance, turnsLeft } = ballAt(part)
    expect([distance > edges.pockets && distance < edges.numbers, turnsLeft]).toEqual([true, 0])
  }
})

test('it runs on the track of the bowl, then falls without leaping', () => {
  expect(ballAt(0).distance).toBeGreaterThan(1)
  expect(ballAt(0).distance).toBeLessThan(edges.bowl)
  const leaps = parts.slice(1).map((part, at) => Math.abs(ballAt(part).distance - ballAt(parts[at] ?? 0).distance))
  expect(Math.max(...leaps)).toBeLessThan(0.02)
})

test('it meets the frets when they are heard: each time it is nearer to its pocket', () => {
  const met = ballBeats.map((beat) => ballAt(beat).distance)
  expect(met).toEqual(met.toSorted((one, other) => other - one))
})
