import type { Brand } from '#core/brand.ts'
import { type Centavos, centavos } from './centavos.ts'
import type { Division } from './division.ts'

/** A rate in ten-thousandths: 10,000 is 100 %, 250 is 2.5 %. Never negative. */
export type BasisPoints = Brand<number, 'BasisPoints'>

const basisPointsOfOne = 10_000

export function basisPoints(value: number): BasisPoints {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is not a number of basis points`)
  return value as BasisPoints
}

/** percent(2.5), with at most two decimals. */
export const percent = (value: number): BasisPoints => basisPoints(shifted(value, 2))

/** A share or a multiple of an amount; the caller names the rounding: `applyBasisPoints(stake, rate, divFloor)`. */
export const applyBasisPoints = (amount: Centavos, rate: BasisPoints, divide: Division): Centavos =>
  centavos(divide(amount * BigInt(rate), BigInt(basisPointsOfOne)))

/** A multiplier with at most four decimals: 1.5 is 15,000. */
export const basisPointsFromDecimal = (multiplier: number): BasisPoints => basisPoints(shifted(multiplier, 4))

/** The rate as a multiplier, for the wire and for display only. */
export const decimalOf = (rate: BasisPoints): number => rate / basisPointsOfOne

/** Shifts the decimal point in the digits, because 0.07 * 100 is not 7 in floating point. */
function shifted(decimal: number, places: number): number {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(decimal)) ?? []
  if (whole === '' || fraction.length > places) {
    throw new RangeError(`${decimal} is not a decimal of at most ${places} places`)
  }
  return Number(whole + fraction.padEnd(places, '0'))
}

/** A rate for display: 0.5%. */
export function percentText(rate: BasisPoints): string {
  const digits = String(rate).padStart(3, '0')
  const fraction = digits.slice(-2).replace(/0+$/, '')
  return `${digits.slice(0, -2)}${fraction === '' ? '' : `.${fraction}`}%`
}
