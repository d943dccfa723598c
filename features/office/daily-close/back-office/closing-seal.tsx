import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import type { DayView } from './day-view.ts'

/** Whether the day is closed, by whom, and which conditions it was closed without. */
export function ClosingSeal({ day, closing, conditions }: Pick<DayView, 'day' | 'closing' | 'conditions'>) {
  if (closing) {
    return (
      <Notice tone="success">
        {formatDay(day)} is <b>closed</b>, by {closing.closedBy} on {formatInstant(closing.closedAt)}.
        {closing.notes.map((note) => ` ${note}`)}
      </Notice>
    )
  }
  const missing = conditions.filter(({ state }) => state === 'blocks').length
  if (missing === 0) return <Notice tone="info">{formatDay(day)} can be closed.</Notice>
  return (
    <Notice tone="warning">
      {formatDay(day)} is open. {missing === 1 ? 'One thing is' : `${missing} things are`} missing before it can be
      closed.
    </Notice>
  )
}
