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
        {formatDay(day)} {messages.is} <b>{messages.closed}</b>
        {messages.by} {closing.closedBy} {messages.on} {formatInstant(closing.closedAt)}.
        {closing.notes.map((note) => ` ${note}`)}
      </Notice>
    )
  }
  const missing = conditions.filter(({ state }) => state === 'blocks').length
  if (missing === 0)
    return <Notice tone="info">{formatMessage(messages.dateCanBeClosed, { date: formatDay(day) })}</Notice>
  return (
    <Notice tone="warning">
      {formatMessage(messages.dateIsOpenOneThing, {
        date: formatDay(day),
        oneThingIs: missing === 1 ? messages.oneThingIs : formatMessage(messages.missingThingsAre, { missing }),
      })}
    </Notice>
  )
}
