import * as v from 'valibot'
import { brandedNumber } from '#core/branded-schema.ts'
import type { Centavos } from './centavos.ts'
import { fromWireCentavos, toWireCentavos, type WireCentavos, wireCentavos } from './wire-centavos.ts'

const tip = 'Give a whole number of centavos, 0 or more.'
const signedTip = 'Give a whole number of centavos.'

/** An amount sent by a player: zero or more, never a text, a fraction or an unsafe integer. */
export const centavosIn = v.pipe(
  brandedNumber<WireCentavos>(tip),
  v.safeInteger(tip),
  v.minValue(wireCentavos(0), tip),
  v.transform(fromWireCentavos),
)

/** An amount that may be negative, such as a correction. */
export const signedCentavosIn = v.pipe(
  brandedNumber<WireCentavos>(signedTip),
  v.safeInteger(signedTip),
  v.transform(fromWireCentavos),
)

/** An amount in an answer, of either sign. */
export const centavosOut = v.pipe(
  v.custom<Centavos>((value) => typeof value === 'bigint'),
  v.transform(toWireCentavos),
  brandedNumber<WireCentavos>(),
  v.safeInteger(),
)
