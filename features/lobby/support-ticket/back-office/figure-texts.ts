import { formatMessage } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'

const oneDecimal = new Intl.NumberFormat('en-PH', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const minuteSeconds = 60
const hourMinutes = 60

/** How long it took, in whole units, or of how few nothing is said. */
export function timesText(seconds: number | null, count: number): string {
  if (count === 0) return messages.none
  if (seconds === null) return formatMessage(messages.tooFew, { count })
  if (seconds < 2 * minuteSeconds) return formatMessage(messages.seconds, { count: seconds })
  const minutes = Math.round(seconds / minuteSeconds)
  if (minutes < 2 * hourMinutes) return formatMessage(messages.minutes, { count: minutes })
  return formatMessage(messages.hours, { count: Math.round(minutes / hourMinutes) })
}

type Ratings = { readonly count: number; readonly averageTenths: number | null }

/** "4.5 of 5 (12 ratings)", or of how few nothing is said. */
export function averageText({ count, averageTenths }: Ratings): string {
  if (count === 0) return messages.none
  if (averageTenths === null) return formatMessage(messages.tooFew, { count })
  return formatMessage(messages.average, { stars: oneDecimal.format(averageTenths / 10), count })
}
