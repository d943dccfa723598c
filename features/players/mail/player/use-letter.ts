import { useState } from 'react'
import { useChangePlayer, usePresence } from '#features/players/account/player/index.ts'
import { celebrate } from '#features/players/reward/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { useRequestId } from '#platform/browser/client/use-request-id.ts'
import { listMail, mailUnread, receiveMail } from '../contract.ts'

type Then = { readonly onTaken: () => Promise<void> }

/** Claiming what a letter brings. */
export function useLetter(id: number, { onTaken }: Then) {
  const client = useClient()
  const refreshCalls = useRefreshCalls()
  const changePlayer = useChangePlayer()
  const { withPresence, presenceDialog } = usePresence()
  const [problem, setProblem] = useState<string>()
  const requestId = useRequestId()

  const send = async <C extends Call>(call: C, request: RequestOf<C>, then: (body: ResponseOf<C>) => Promise<void>) => {
    setProblem(undefined)
    const reply = await withPresence(async () => client.send(call, request))
    if (reply.kind === 'answer') {
      await then(reply.body)
      await refreshCalls(listMail, mailUnread)
    } else if (reply.kind !== 'signedOut') setProblem(failureText(reply))
    return reply
  }
  const { begin, pending } = useOneAct(async (act: () => Promise<void>) => act())
  const take = () =>
    void begin(async () => {
      const request = { id, reqId: requestId.idFor(String(id)) }
      const reply = await send(receiveMail, request, async ({ items, coin }) => {
        changePlayer({ coin })
        celebrate(items)
        await onTaken()
      })
      requestId.settle(reply)
    })
  return { take, pending, problem, presenceDialog }
}
