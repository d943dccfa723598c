import { formatMessage } from '#core/message/format-message.ts'
import { messages } from '../messages/en.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** "1:05", "2:01:05", "3d 02:01:05". */
export function countdownText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const days = Math.floor(seconds / day)
  const hours = Math.floor((seconds % day) / hour)
  const minutes = Math.floor((seconds % hour) / minute)
  const rest = two(seconds % minute)
  if (days > 0) return formatMessage(messages.daysAndTime, { days, time: `${two(hours)}:${two(minutes)}:${rest}` })
  if (hours > 0) return `${hours}:${two(minutes)}:${rest}`
  return `${minutes}:${rest}`
}
