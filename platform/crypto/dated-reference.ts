import { dayOf } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { ByteSource } from '#core/draw/draw.ts'

/** A public reference: a letter for its kind, its day in Manila, and enough randomness that it cannot be guessed. */
export const datedReference = (kind: 'D' | 'W', bytes: ByteSource, now: Instant): string =>
  `${kind}${dayOf(now).slice(2).replaceAll('-', '')}${Buffer.from(bytes(7)).toString('hex').toUpperCase()}`
