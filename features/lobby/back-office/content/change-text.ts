import { type Instant, instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'

/** A value of the content in words. */
export function changeText(name: string, value: unknown): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number' && /: (from|until)$/.test(name)) return formatInstant(momentIn(value))
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const momentIn = (value: number): Instant => instant(value)
