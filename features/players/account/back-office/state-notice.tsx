import { formatInstant } from '#core/clock/manila-format.ts'
import { expiryFromWire } from '#core/clock/wire-instant.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import type { Player } from './player.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Why the player is stopped and until when; nothing otherwise. */
export function StateNotice({ player: { state, stateUntil, stateReason } }: { readonly player: Player }) {
  if (state === 'active') return null
  const until = expiryFromWire(stateUntil)
  const words = texts[state]
  const text = until === 'never' ? words.always : formatMessage(words.until, { time: formatInstant(until) })
  return (
    <Notice tone={state === 'suspended' ? 'danger' : 'warning'}>
      {text} {stateReason && formatMessage(messages.stateReason, { reason: stateReason })}
    </Notice>
  )
}

const texts = {
  suspended: { until: messages.suspendedUntil, always: messages.suspendedIndefinitely },
  excluded: { until: messages.excludedUntil, always: messages.excludedPermanently },
} as const
