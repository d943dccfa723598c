import { useState } from 'react'
import { days } from '#core/clock/duration.ts'
import { durationBetween, type Instant, systemClock } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const oneDay = days(1)

/** The deadline of a case: when the authority has to be notified. */
export function DueBadge({ dueAt }: { readonly dueAt: Instant }) {
  const [now] = useState(() => systemClock.now())
  const left = Math.ceil(durationBetween(now, dueAt) / oneDay)
  if (left <= 0)
    return <Badge tone="danger">{formatMessage(messages.overdueSince, { date: formatDay(dayOf(dueAt)) })}</Badge>
  return (
    <Badge tone={left <= 2 ? 'warning' : 'neutral'}>
      {left === 1 ? messages.dueToday : formatMessage(messages.daysLeft, { count: left })}
    </Badge>
  )
}
