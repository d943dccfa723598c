import * as v from 'valibot'
import { brandedNumber } from '#core/branded-schema.ts'
import { type Expiry, type Instant, instant } from './instant.ts'
import { tips } from '#core/message/tips.ts'

/**
 * The last moment that the wire accepts: the last day of 2899. Our calendar ends a hundred years later, so that any
 * offset added to a moment from outside yields a valid day, which PostgreSQL and every date format know.
 */
export const wireInstantMax = instant(29_348_006_400_000)

const tip = tips.instant

/** A moment sent by a client, used in every contract. */
export const instantIn = v.pipe(
  v.number(tip),
  v.safeInteger(tip),
  v.minValue(0, tip),
  v.maxValue(wireInstantMax, tip),
  v.transform(instant),
)

/** A moment from a clock that may be wrong, such as a device's: values outside the calendar are clamped. */
export const claimedInstantIn = v.pipe(
  v.number(tip),
  v.safeInteger(tip),
  v.minValue(0, tip),
  v.transform((time) => instant(Math.min(time, wireInstantMax))),
)

/** A moment in an answer. */
export const instantOut = v.pipe(brandedNumber<Instant>(), v.safeInteger())

/** The wire writes -1 for `never`. */
export type WireExpiry = Instant | -1

export const expiryFromWire = (wire: WireExpiry): Expiry => (wire === -1 ? 'never' : wire)

export const expiryIn = v.pipe(
  v.number(tip),
  v.safeInteger(tip),
  v.minValue(-1, tip),
  v.maxValue(wireInstantMax, tip),
  v.transform((wire): Expiry => (wire === -1 ? 'never' : instant(wire))),
)

export const expiryOut = v.pipe(
  v.custom<Expiry>((value) => value === 'never' || typeof value === 'number'),
  v.transform((expiry): WireExpiry => (expiry === 'never' ? -1 : expiry)),
  brandedNumber<WireExpiry>(),
  v.safeInteger(),
)
