import * as v from 'valibot'
import { brandedNumber } from '#core/branded-schema.ts'
import { type Expiry, type Instant, instant } from './instant.ts'

/**
 * The last moment that the wire may name: the last day of 2899. The calendar of the house ends a hundred years later, so that what is
 * added to a moment from outside is still a day, and PostgreSQL and every text of a date know it.
 */
export const wireInstantMax = instant(29_348_006_400_000)

const tip = 'Give a time in whole milliseconds since 1970, before the year 2900.'

/** A moment a client sends. The one word for it in every contract. */
export const instantIn = v.pipe(
  v.number(tip),
  v.safeInteger(tip),
  v.minValue(0, tip),
  v.maxValue(wireInstantMax, tip),
  v.transform(instant),
)

/** A moment by a clock that may be wrong, as a device's: what is beyond every calendar counts as its end. */
export const claimedInstantIn = v.pipe(
  v.number(tip),
  v.safeInteger(tip),
  v.minValue(0, tip),
  v.transform((time) => instant(Math.min(time, wireInstantMax))),
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
  v.maxValue(wireInstantMax, tip),
  v.transform((wire): Expiry => (wire === -1 ? 'never' : instant(wire))),
)

export const expiryOut = v.pipe(
  v.custom<Expiry>((value) => value === 'never' || typeof value === 'number'),
  v.transform((expiry): WireExpiry => (expiry === 'never' ? -1 : expiry)),
  brandedNumber<WireExpiry>(),
  v.safeInteger(),
)
