import { days, hours } from '#core/clock/duration.ts'
import { hasEnded, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { type CalendarDay, dayOf, endOfDay } from '#core/clock/manila.ts'
import type { ExportState } from './export-states.ts'

/** How long a copy can be downloaded. */
export const exportLasts = days(7)
/** A copy that is still not made after this time is given up. */
const makingLasts = hours(24)

export type DataExport = {
  readonly id: bigint
  readonly playerId: bigint
  readonly day: CalendarDay
  readonly state: ExportState
  readonly requestedAt: Instant
  /** Null until it is ready. */
  readonly file: {
    readonly readyAt: Instant
    readonly expiresAt: Instant
    readonly pieces: number
    readonly sizeBytes: bigint
  } | null
}

/** The state at this moment, also if the job that deletes copies has not run yet. */
export function stateNow({ state, requestedAt, file }: DataExport, now: Instant): ExportState {
  if (state === 'making' && requestedAt <= givenUpBefore(now)) return 'failed'
  return state === 'ready' && file !== null && hasEnded(file.expiresAt, now) ? 'expired' : state
}

export const givenUpBefore = (now: Instant): Instant => subtractDuration(now, makingLasts)

/** Why a player may not ask for another copy now. */
export function refuseRequest(last: DataExport | undefined, now: Instant): 'exportRunning' | 'exportToday' | undefined {
  if (last === undefined) return undefined
  if (stateNow(last, now) === 'making') return 'exportRunning'
  return last.day >= dayOf(now) ? 'exportToday' : undefined
}

/** From when on another copy can be asked for, if that is later than now. */
export function nextRequestAt(last: DataExport | undefined, now: Instant): Instant | null {
  return last !== undefined && last.day >= dayOf(now) ? endOfDay(last.day) : null
}
