import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** How often something has to be played. */
export function timesText(times: number): string {
  if (times === 0) return messages.notAtAll
  return times === 1 ? messages.once : formatMessage(messages.timesTimes, { times })
}
