import { type Instant, instant } from '#core/clock/instant.ts'
import { manilaOffset } from '#core/clock/manila.ts'

/** A moment as the browser's own field for date and time writes it, in Manila wherever the browser is. */
export const manilaMoment = (at: Instant): string => new Date(at + manilaOffset).toISOString().slice(0, 16)

/** Undefined for what is no whole moment yet. */
export function momentOf(text: string): Instant | undefined {
  const milliseconds = Date.parse(`${text}:00+08:00`)
  return Number.isNaN(milliseconds) ? undefined : instant(milliseconds)
}
