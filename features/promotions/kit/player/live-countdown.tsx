import type { Instant } from '#core/clock/instant.ts'
import { Countdown } from '#platform/ui/countdown/countdown.tsx'
import { useServerNow } from './use-server-now.ts'

export interface LiveCountdownProps {
  at: Instant
  /** The server's time in the answer with `at`: a wrong device clock has no effect. */
  serverTime: Instant
  label: string
  onEnd?: (() => void) | undefined
}

/** A countdown by the server's clock. */
export function LiveCountdown({ at, serverTime, label, onEnd }: LiveCountdownProps) {
  return <Countdown until={at} now={useServerNow(serverTime)} label={label} onEnd={onEnd} />
}
