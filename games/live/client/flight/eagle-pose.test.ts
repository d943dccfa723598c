import { expect, test } from 'vitest'
import { flightMs, heightAt } from '../../math/flight-curve.ts'
import { type EaglePose, setPose, strainOf } from './eagle-pose.ts'

const posed = (moment: Parameters<typeof setPose>[1]): EaglePose =>
  setPose({ tilt: 0, sweep: 0, lift: 0, spread: 0 }, moment, 0)
const flying = (height: number): EaglePose =>
  posed({ phase: 'flying', height, elapsedMs: flightMs(height), secondsLeft: 0 })

test('the eagle glides at first and works the harder, the higher it is', () => {
  expect([100, 150, 500, 2_000, 100_000].map(strainOf)).toEqual(
    [100, 150, 500, 2_000, 100_000].map(strainOf).toSorted((a, b) => a - b),
  )
  expect([strainOf(130), strainOf(5_000)]).toEqual([0, 1])
  expect(flying(5_000).tilt).toBeLessThan(flying(130).tilt)
})

test('at the end it looks down and folds its wings', () => {
  const gone = posed({ phase: 'gone', height: 500, elapsedMs: 400, secondsLeft: 3 })
  expect(gone.tilt).toBeGreaterThan(0.6)
  expect(gone.sweep).toBeGreaterThan(flying(500).sweep + 0.5)
})

test('from one frame to the next no part of it jumps', () => {
  let before = { ...posed({ phase: 'flying', height: 100, elapsedMs: 0, secondsLeft: 0 }) }
  for (let ms = 16; ms < flightMs(10_000); ms += 16) {
    const next = posed({ phase: 'flying', height: heightAt(ms), elapsedMs: ms, secondsLeft: 0 })
    expect(Math.abs(next.lift - before.lift)).toBeLessThan(0.25)
    expect(Math.abs(next.tilt - before.tilt)).toBeLessThan(0.05)
    before = { ...next }
  }
})
