import * as v from 'valibot'
import { centavosIn } from '#core/money/wire-money.ts'

/** What an operator enters in the settings of a promotion, refused in plain words. */

export const wholeIn = (min: number, max: number) =>
  v.pipe(v.number('Enter a whole number.'), v.integer('Enter a whole number.'), v.minValue(min), v.maxValue(max))

export const amountAboveZeroIn = v.pipe(
  centavosIn,
  v.check((amount) => amount > 0n, 'Enter an amount above ₱0.'),
)
