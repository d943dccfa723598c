import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import type { DayView } from './day-view.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Whether the day is closed, by whom, and which conditions it was closed without. */
export function ClosingSeal({ day, closing, conditions }: Pick<DayView, 'day' | 'closing' | 'conditions'>) {
  if (closing) {
    return (
      <Notice tone="success">
        {formatMessage(messages.closedBy, {
          date: formatDay(day),
          member: closing.closedBy,
          time: formatInstant(closing.closedAt),
        })}
        {closing.notes.map((note) => ` ${note}`)}
      </Notice>
    )
  }
  const missing = conditions.filter(({ state }) => state === 'blocks').length
  if (missing === 0)
    return <Notice tone="info">{formatMessage(messages.readyToClose, { date: formatDay(day) })}</Notice>
  return <Notice tone="warning">{formatMessage(messages.notReady, { date: formatDay(day), count: missing })}</Notice>
}
