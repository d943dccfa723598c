import { useState } from 'react'
import { type Instant, systemClock } from '#core/clock/instant.ts'

/** A clock that follows the server's, however wrong the device's is; corrected by every answer. */
export function useServerNow(serverTime: Instant): () => number {
  const [known, setKnown] = useState(() => synchronised(serverTime))
  if (known.serverTime !== serverTime) setKnown(synchronised(serverTime))
  return () => known.toServer(systemClock.now())
}

const synchronised = (serverTime: Instant) => ({ serverTime, toServer: serverClock(serverTime, systemClock.now()) })

/** The server's time: its last reported value plus the elapsed time. */
function serverClock(serverTime: Instant, deviceTime: number): (device: number) => number {
  const ahead = serverTime - deviceTime
  return (device) => device + ahead
}
