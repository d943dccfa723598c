import { dayPeriod, monthPeriod, type Period, weekPeriod } from '#core/clock/period.ts'
import type { Instant } from '#core/clock/instant.ts'

/** How often a promotion restarts for a player. */
export type CycleKind = 'once' | 'day' | 'week' | 'month'

/** The only cycle of a one-off promotion. */
export const onceCycle = 'once'

/** The key of a moment's cycle: once, D20261121, W2026-47, M202611. Days start at midnight in Manila. */
export function cycleKeyOf(kind: CycleKind, now: Instant): string {
  return kind === 'once' ? onceCycle : periodOf[kind](now).key
}

const periodOf: Readonly<Record<Exclude<CycleKind, 'once'>, (at: Instant) => Period>> = {
  day: dayPeriod,
  week: weekPeriod,
  month: monthPeriod,
}
