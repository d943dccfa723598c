import { useState } from 'react'
import type { Instant } from '#core/clock/instant.ts'
import { serverClock } from './server-clock.ts'

/** A clock that goes as the server's does. It is set anew with each telling. */
export function useServerNow(told: Instant): () => number {
  const [clock, setClock] = useState(() => ({ told, toServer: serverClock(told, Date.now()) }))
  if (clock.told !== told) setClock({ told, toServer: serverClock(told, Date.now()) })
  return () => clock.toServer(Date.now())
}
