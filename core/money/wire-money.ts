import * as v from 'valibot'
import { brandedNumber } from '#core/branded-schema.ts'
import type { Centavos } from './centavos.ts'
import { fromWireCentavos, toWireCentavos, type WireCentavos, wireCentavos } from './wire-centavos.ts'
import { tips } from '#core/message/tips.ts'

/** An amount sent by a player: zero or more, never a text, a fraction or an unsafe integer. */
export const centavosIn = v.pipe(
  brandedNumber<WireCentavos>(tips.centavos),
  v.safeInteger(tips.centavos),
  v.minValue(wireCentavos(0), tips.centavos),
  v.transform(fromWireCentavos),
)

/** An amount that may be negative, such as a correction. */
export const signedCentavosIn = v.pipe(
  brandedNumber<WireCentavos>(tips.signedCentavos),
  v.safeInteger(tips.signedCentavos),
  v.transform(fromWireCentavos),
)

/** An amount in an answer, of either sign. */
export const centavosOut = v.pipe(
  v.custom<Centavos>((value) => typeof value === 'bigint'),
  v.transform(toWireCentavos),
  brandedNumber<WireCentavos>(),
  v.safeInteger(),
)
