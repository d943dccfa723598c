import * as v from 'valibot'
import { brandedNumber } from '#core/branded-schema.ts'
import { type Expiry, type Instant, instant, instantMax } from './instant.ts'

const tip = 'Give a time in whole milliseconds since 1970.'

/** A moment a client sends. */
export const instantIn = v.pipe(
  v.number(tip),
  v.safeInteger(tip),
  v.minValue(0, tip),
  v.maxValue(instantMax, tip),
  v.transform(instant),
)

/** A moment the house answers; the client receives it as the Instant it is. */
export const instantOut = v.pipe(brandedNumber<Instant>(), v.safeInteger())

/** The wire writes -1 where something never ends. */
export type WireExpiry = Instant | -1

export const expiryFromWire = (wire: WireExpiry): Expiry => (wire === -1 ? 'never' : wire)

export const expiryIn = v.pipe(
  v.number(tip),
  v.safeInteger(tip),
  v.minValue(-1, tip),
  v.maxValue(instantMax, tip),
  v.transform((wire): Expiry => (wire === -1 ? 'never' : instant(wire))),
)

export const expiryOut = v.pipe(
  v.custom<Expiry>((value) => value === 'never' || typeof value === 'number'),
  v.transform((expiry): WireExpiry => (expiry === 'never' ? -1 : expiry)),
  brandedNumber<WireExpiry>(),
  v.safeInteger(),
)
