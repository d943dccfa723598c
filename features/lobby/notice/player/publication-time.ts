import { formatInstant } from '#core/clock/manila-format.ts'
import type { Instant } from '#core/clock/instant.ts'

/** When a notice was published; one that has always been there has no such moment, which the wire writes as 0. */
export const publicationTime = (publishedAt: Instant | undefined): string | undefined =>
  publishedAt === undefined || publishedAt === 0 ? undefined : formatInstant(publishedAt)
