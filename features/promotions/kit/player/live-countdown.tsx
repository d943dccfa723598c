import type { Instant } from '#core/clock/instant.ts'
import { Countdown } from '#platform/ui/countdown/countdown.tsx'
import { useServerNow } from './use-server-now.ts'

export interface LiveCountdownProps {
  at: Instant
  /** The server's time when it told of `at`: a wrong clock of the device changes nothing. */
  told: Instant
  label: string
  onEnd?: (() => void) | undefined
}

/** How long something is still there, by the server's clock. */
export function LiveCountdown({ at, told, label, onEnd }: LiveCountdownProps) {
  return <Countdown until={at} now={useServerNow(told)} label={label} onEnd={onEnd} />
}
