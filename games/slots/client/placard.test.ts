import { expect, test } from 'vitest'
import { meterSize, pillHeight, placesOf } from './placard.ts'
import { placeOf } from './stage/place.ts'
import { banaueStairsTheme } from './themes/banaue-stairs.ts'
import { fiestaMasksTheme } from './themes/fiesta-masks.ts'
import { habagatStormTheme } from './themes/habagat-storm.ts'

const pages = [
  { width: 360, height: 518 },
  { width: 390, height: 622 },
  { width: 1_255, height: 710 },
]

test.each([banaueStairsTheme, fiestaMasksTheme, habagatStormTheme])(
  'the state of a feature and its multiplier are never written over each other',
  ({ model, scene }) => {
    for (const page of pages)
      for (const hasWin of [false, true]) {
        const { area } = placeOf(page, model, scene)
        const { feature, meter } = placesOf(page, area, { hasWin, hasFeature: true })
        expect(Math.abs(feature - meter)).toBeGreaterThanOrEqual((pillHeight + meterSize) / 2)
      }
  },
)
