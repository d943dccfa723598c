import { expect, test } from 'vitest'
import type { Moment } from '../stage/moment.ts'
import { placeOf } from '../stage/place.ts'
import { banaueStairsTheme } from '../themes/banaue-stairs.ts'
import { sorbetesSweetsTheme } from '../themes/sorbetes-sweets.ts'

const phones = [
  { width: 360, height: 518 },
  { width: 390, height: 622 },
  { width: 320, height: 440 },
]
const calm: Moment = { t: 3, spin: 0, tense: 0, joy: 0, big: 0, bonus: 0 }
/** Lights and sprinkles pass over everything; who stands there does not. */
const smallest = 60

/** A context that draws nothing. */
const nothing = new Proxy({}, { get: () => () => undefined, set: () => true }) as CanvasRenderingContext2D

test.each([sorbetesSweetsTheme, banaueStairsTheme])(
  'who stands before the reels on a phone covers no symbol of the lowest row',
  ({ model, scene }) => {
    for (const size of phones) {
      const place = placeOf(size, model, scene)
      const tops: number[] = []
      let [top, scale] = [0, 1]
      const at = (_x: number, y: number, times: number): void => {
        top = y
        scale = times
      }
      const put = (...[name, , y, , wide = 1, high = wide]: Parameters<BrushPut>): void => {
        const part = scene.parts[name]
        if (part?.text !== undefined && part.height > smallest) tops.push(top + (y - part.pivot[1] * high) * scale)
      }
      scene.before({ context: nothing, at, put, fade: () => undefined }, calm, place)
      expect(tops.length).toBeGreaterThan(0)
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(place.bottom - scene.frame.thick)
    }
  },
)

type BrushPut = Parameters<typeof sorbetesSweetsTheme.scene.before>[0]['put']
