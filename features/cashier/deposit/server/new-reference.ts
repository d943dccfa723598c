import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { ByteSource } from '#core/draw/draw.ts'

/** The public reference of an order: its day, and enough randomness that it cannot be guessed. */
export const newReference = (bytes: ByteSource, now: Instant): string =>
  `D${dayOf(now).slice(2).replaceAll('-', '')}${Buffer.from(bytes(7)).toString('hex').toUpperCase()}`
