import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'

const digits = 6

/** What a player asks about a report with: R-2026-000017, by the year in Manila. */
export const reportNumber = (id: bigint, at: Instant): string =>
  `R-${dayOf(at).slice(0, 4)}-${String(id).padStart(digits, '0')}`
