import type { Instant } from './instant.ts'
import { manilaOffset } from './manila.ts'

/** A moment as other programs parse it, in Manila's time: 2026-11-21T12:00:00.000+08:00. */
export const isoTime = (at: Instant): string => new Date(at + manilaOffset).toISOString().replace('Z', '+08:00')

export const isoTimeOrNull = (at: Instant | null): string | null => (at === null ? null : isoTime(at))
