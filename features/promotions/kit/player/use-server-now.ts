import { useState } from 'react'
import { type Instant, systemClock } from '#core/clock/instant.ts'

/** A clock that follows the server's, however wrong the device's is; corrected by every answer. */
export function useServerNow(told: Instant): () => number {
  const [known, setKnown] = useState(() => hearing(told))
  if (known.told !== told) setKnown(hearing(told))
  return () => known.toServer(systemClock.now())
}

const hearing = (told: Instant) => ({ told, toServer: serverClock(told, systemClock.now()) })

/** The server's time: its last reported value plus the elapsed time. */
function serverClock(told: Instant, deviceAtTelling: number): (device: number) => number {
  const ahead = told - deviceAtTelling
  return (device) => device + ahead
}
