import { useState } from 'react'
import {
  sealedPassword,
  useAccountConfiguration,
  usePresence,
  useRefreshPlayer,
} from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { useRequestId } from '#platform/browser/client/use-request-id.ts'
import { getSafebox, putIntoSafebox, takeOutOfSafebox } from '../contract.ts'

export type SafeboxMove = {
  readonly direction: 'in' | 'out'
  readonly amount: WireCentavos
  readonly password: string
}

/** Moves coins in and out. A move whose answer was lost is retried with the same id, so that it happens once. */
export function useSafeboxMove(onMoved: () => void) {
  const client = useClient()
  const configuration = useAccountConfiguration()
  const refreshCalls = useRefreshCalls()
  const refreshPlayer = useRefreshPlayer()
  const { withPresence, presenceDialog } = usePresence()
  const [failure, setFailure] = useState<string>()
  const requestId = useRequestId()

  const { begin: move, pending } = useOneAct(async ({ direction, amount, password }: SafeboxMove) => {
    setFailure(undefined)
    const reqId = requestId.idFor(`${direction} ${amount}`)
    const reply = await withPresence(async () =>
      direction === 'in'
        ? client.send(putIntoSafebox, { amount, reqId })
        : client.send(takeOutOfSafebox, { amount, reqId, ...(await sealedPassword(configuration, password)) }),
    )
    requestId.settle(reply)
    if (reply.kind === 'signedOut') return
    if (reply.kind !== 'answer') return setFailure(failureText(reply))
    await Promise.all([refreshCalls(getSafebox), refreshPlayer()])
    onMoved()
  })
  return { move, pending, failure, presenceDialog }
}
