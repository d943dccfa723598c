import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { ByteSource } from '#core/draw/draw.ts'

/** What an order is called by everybody: its day, and enough chance that nobody guesses another's. */
export const newReference = (bytes: ByteSource, now: Instant): string =>
  `D${dayOf(now).slice(2).replaceAll('-', '')}${Buffer.from(bytes(7)).toString('hex').toUpperCase()}`
