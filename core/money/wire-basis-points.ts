import * as v from 'valibot'
import { type BasisPoints, basisPointsFromDecimal, decimalOf } from './basis-points.ts'

const multiplierMax = 1_000
const tip = 'Enter a multiplier from 0 to 1000 with up to four decimals.'

/** A decimal multiplier, 1.5, parsed exactly into basis points, 15,000. */
export const multiplierIn = v.pipe(
  v.number(tip),
  v.minValue(0, tip),
  v.maxValue(multiplierMax, tip),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return basisPointsFromDecimal(dataset.value)
    } catch {
      addIssue({ message: tip })
      return NEVER
    }
  }),
)

export const multiplierOut = v.pipe(
  v.custom<BasisPoints>((value) => typeof value === 'number'),
  v.transform(decimalOf),
  v.number(),
  v.minValue(0),
)
