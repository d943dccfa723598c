import type { Instant } from '#core/clock/instant.ts'
import { type CalendarDay, dayOf } from '#core/clock/manila.ts'
import type { Promotion } from './promotion.ts'

/** The run of a seasonal promotion. Its key names the day of its start, so that next year has a state of its own. */
export type Season = {
  readonly cycleKey: string
  readonly firstDay: CalendarDay
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** Undefined without a start or an end, which `version-faults.ts` refuses to save. */
export function seasonOf({ terms: { startAt, endAt } }: Pick<Promotion, 'terms'>): Season | undefined {
  if (startAt === null || endAt === null) return undefined
  const firstDay = dayOf(startAt)
  return { cycleKey: `S${firstDay.replaceAll('-', '')}`, firstDay, startsAt: startAt, endsAt: endAt }
}

/** The season that a promotion's budget counts for; undefined: it counts for ever. */
export const budgetSeason = (promotion: Pick<Promotion, 'kind' | 'terms'>): string | undefined =>
  promotion.kind.isSeason ? seasonOf(promotion)?.cycleKey : undefined
