import { formatDay, formatTime } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { figureNames, viewSpan } from '../contract.ts'
import { ReturnCard } from './return-card.tsx'
import type { SpanRequest } from './span-address.ts'
import { type ShownSpan, SpanCard } from './span-card.tsx'
import { messages } from './messages/en.ts'
import styles from './dashboard-page.module.css'

const refreshEveryMs = 60_000

/** The figures of some days beside those of the days before. */
export function SpanPanel({ request }: { readonly request: SpanRequest }) {
  const { answer, failure } = useStaffQuery(viewSpan, request, { refreshEveryMs })
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  if (!answer) return <p>{messages.loading}</p>
  return (
    <div className={styles.page}>
      <SpanWords shown={answer} />
      <div className={styles.figures}>
        {figureNames.map((name) => (
          <SpanCard key={name} name={name} shown={answer} />
        ))}
      </div>
      <ReturnCard shown={answer} />
    </div>
  )
}

/** Which days these are, which they are compared with, and how final they are. */
function SpanWords({ shown: { at, span, before, firstDay, earlier, now } }: { readonly shown: ShownSpan }) {
  const closed = now.days.filter(({ isClosed }) => isClosed).length
  return (
    <div className={styles.words}>
      <p>
        <b>{daysText(span)}</b>
        {span.isCut && (
          <span className={styles.unfinished}>{formatMessage(messages.todayUntil, { time: formatTime(at) })}</span>
        )}
      </p>
      <p className={styles.soft}>
        {earlier
          ? formatMessage(before.isCut ? messages.comparedUntil : messages.comparedWith, {
              days: daysText(before),
              time: formatTime(at),
            })
          : noFiguresText(firstDay)}{' '}
        {formatMessage(messages.closedDays, { count: now.days.length, closed })}
      </p>
    </div>
  )
}

const noFiguresText = (firstDay: ShownSpan['firstDay']): string =>
  firstDay === null ? messages.noFiguresYet : formatMessage(messages.noFiguresBefore, { day: formatDay(firstDay) })

const daysText = ({ from, until }: ShownSpan['span']): string =>
  from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`
