const tenths = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 1 })
const [minute, hour, day] = [60, 3_600, 86_400] as const

/** A time in the largest unit that says enough. */
export function timeText(seconds: number | null): string {
  if (seconds === null) return '–'
  if (seconds < minute) return `${seconds} s`
  if (seconds < hour) return `${Math.round(seconds / minute)} min`
  return seconds < 2 * day ? `${tenths.format(seconds / hour)} h` : `${tenths.format(seconds / day)} days`
}
