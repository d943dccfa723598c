import { useEffect, useEffectEvent } from 'react'
import { onlinePingInterval } from '#core/constants/specification.ts'
import type { Call, RequestOf } from '#core/contract/call.ts'
import { useClient } from '../client/client-context.tsx'
import { useSignedIn } from '../session/session-context.tsx'
import { startPing } from './start-ping.ts'

/** Reports the player's presence to the server, while signed in and visible. The request is built for every ping. */
export function usePing<C extends Call>(call: C, request: () => RequestOf<C>): void {
  const client = useClient()
  const signedIn = useSignedIn()
  const send = useEffectEvent(() => {
    void client.send(call, request())
  })
  useEffect(() => {
    if (!signedIn) return undefined
    return startPing({ send: () => send(), page: document, intervalMs: onlinePingInterval })
  }, [signedIn])
}
