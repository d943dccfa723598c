import { useState } from 'react'
import { hours, minutes } from '#core/clock/duration.ts'
import { type Instant, systemClock } from '#core/clock/instant.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const soon = hours(4)

/** The time left to answer, as of opening the page. */
export function AnswerClock({ answerBy }: { readonly answerBy: Instant | null }) {
  const [now] = useState(() => systemClock.now())
  if (answerBy === null) return <>–</>
  const left = answerBy - now
  const tone = left <= 0 ? 'danger' : left < soon ? 'warning' : 'success'
  return (
    <Badge tone={tone}>
      {left <= 0
        ? spanText(-left, { hours: messages.hoursOverdue, minutes: messages.minutesOverdue })
        : spanText(left, { hours: messages.hoursLeft, minutes: messages.minutesLeft })}
    </Badge>
  )
}

type SpanTexts = {
  readonly hours: typeof messages.hoursLeft | typeof messages.hoursOverdue
  readonly minutes: typeof messages.minutesLeft | typeof messages.minutesOverdue
}

function spanText(ms: number, texts: SpanTexts): string {
  const whole = Math.floor(ms / hours(1))
  return whole > 0
    ? formatMessage(texts.hours, { hours: whole })
    : formatMessage(texts.minutes, { minutes: Math.floor(ms / minutes(1)) })
}
