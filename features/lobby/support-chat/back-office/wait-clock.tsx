import { useEffect, useState } from 'react'
import { type Instant, systemClock } from '#core/clock/instant.ts'
import { waitText } from './chat-words.ts'

const tickMs = 15_000

/** How long a player has waited for an answer; null: every message has one. */
export function WaitClock({ since }: { readonly since: Instant | null }) {
  const [now, setNow] = useState(() => systemClock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(systemClock.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return since === null ? '–' : waitText(since, now)
}
