import { milliseconds } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { dayOf, isCalendarDay, startOfDay, timeOfDay } from '#core/clock/manila.ts'

const minuteMs = 60_000

/** A moment in the field's format: 2026-12-01T00:00, in Manila; empty for none. */
export function formatInput(at: unknown): string {
  if (typeof at !== 'number') return ''
  const moment = instant(at)
  const minutes = Math.floor(timeOfDay(moment) / minuteMs)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${dayOf(moment)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Null for none; an invalid moment is passed on and refused by the terms. */
export function parseInput(typed: unknown): unknown {
  if (typeof typed !== 'string' || typed.trim() === '') return null
  const [, day = '', hour = '', minute = ''] =
    /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)$/.exec(typed.trim()) ?? []
  if (!isCalendarDay(day)) return typed
  return Number(addDuration(startOfDay(day), milliseconds((Number(hour) * 60 + Number(minute)) * minuteMs)))
}
