import { useState } from 'react'
import { type Instant, systemClock } from '#core/clock/instant.ts'
import { serverClock } from './server-clock.ts'

/** A clock that goes as the server's does, however wrong the device's own is. */
export function useServerNow(told: Instant): () => number {
  const [toServer] = useState(() => serverClock(told, systemClock.now()))
  return () => toServer(systemClock.now())
}
