import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'

const digits = 6

/** A report's public number: R-2026-000017, by the year in Manila. */
export const reportNumber = (id: bigint, at: Instant): string =>
  `R-${dayOf(at).slice(0, 4)}-${String(id).padStart(digits, '0')}`

export const reportStates = ['open', 'answered', 'closed'] as const
export type ReportState = (typeof reportStates)[number]
export const reportAnswerLengthMax = 2000

type Standing = { readonly state: ReportState; readonly takenBy: string | null }
export type ReportAct = 'take' | 'takeOver' | 'answer' | 'close'

/**
 * The first reason against a member's act. A report in progress belongs to its member; an answered one can be closed by
 * anybody.
 */
export function refuseReportAct(
  act: ReportAct,
  { state, takenBy }: Standing,
  member: string,
): 'notOpen' | 'takenByOther' | undefined {
  if (state === 'closed' || (state === 'answered' && act !== 'close')) return 'notOpen'
  const isOthers = state === 'open' && takenBy !== null && takenBy !== member
  return isOthers && act !== 'takeOver' ? 'takenByOther' : undefined
}
