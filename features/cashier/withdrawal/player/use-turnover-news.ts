import { useEffect, useEffectEvent } from 'react'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { awaitTurnover } from '../contract.ts'

const waitMs = 25_000
// The time for a refetch, which starts a new wait.
const pauseMs = 1_000
const pauseAfterFaultMs = 5_000

/** Notifies when a counted round has changed the meter. Without a number there is nothing to follow. */
export function useTurnoverNews(remaining: WireCentavos | undefined, onChanged: () => void): void {
  const client = useClient()
  const changed = useEffectEvent(onChanged)
  useEffect(() => {
    if (remaining === undefined) return undefined
    const left = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const poll = async () => {
      const reply = await client.send(awaitTurnover, { remaining, waitMs }, left.signal).catch(() => undefined)
      if (left.signal.aborted || reply === undefined || reply.kind === 'signedOut') return
      if (reply.kind === 'answer' && reply.body.isChanged) changed()
      timer = setTimeout(() => void poll(), reply.kind === 'answer' ? pauseMs : pauseAfterFaultMs)
    }
    void poll()
    return () => {
      left.abort()
      clearTimeout(timer)
    }
  }, [client, remaining])
}
