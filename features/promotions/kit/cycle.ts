import { dayPeriod, monthPeriod, type Period, weekPeriod } from '#core/clock/period.ts'
import type { Instant } from '#core/clock/instant.ts'

/** How often a promotion begins anew for a player. */
export type CycleKind = 'once' | 'day' | 'week' | 'month'

/** The one cycle of what happens once. */
export const onceCycle = 'once'

/** The name of the cycle that a moment lies in: once, D20261121, W2026-47, M202611. Days begin at midnight in Manila. */
export function cycleKeyOf(kind: CycleKind, now: Instant): string {
  return kind === 'once' ? onceCycle : periodOf[kind](now).key
}

const periodOf: Readonly<Record<Exclude<CycleKind, 'once'>, (at: Instant) => Period>> = {
  day: dayPeriod,
  week: weekPeriod,
  month: monthPeriod,
}
