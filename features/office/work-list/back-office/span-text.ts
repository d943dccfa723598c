import { formatMessage } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'

/** A length of time in its largest unit that fits: "45 min", "5 h", "3 days". */
export function spanText(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes))
  if (whole < 120) return formatMessage(messages.minutes, { count: whole })
  if (whole < 2_880) return formatMessage(messages.hours, { count: Math.floor(whole / 60) })
  return formatMessage(messages.days, { count: Math.floor(whole / 1_440) })
}

/** How long ago a moment was. */
export const agoText = (since: number, now: number): string => spanText((now - since) / 60_000)
