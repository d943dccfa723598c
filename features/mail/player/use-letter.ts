import { useState } from 'react'
import { useChangePlayer, usePresence } from '#features/account/player/index.ts'
import { failureText } from '#features/lobby/player/index.ts'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { deleteMail, listMail, mailUnread, receiveMail } from '../contract.ts'

type Then = { readonly onTaken: () => Promise<void>; readonly onGone: () => void }

/** What a player does with a letter. While one act is under way another tap is the same tap. */
export function useLetter(id: number, { onTaken, onGone }: Then) {
  const client = useClient()
  const refreshCalls = useRefreshCalls()
  const changePlayer = useChangePlayer()
  const { withPresence, presenceDialog } = usePresence()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  const act = async <C extends Call>(call: C, request: RequestOf<C>, then: (body: ResponseOf<C>) => Promise<void>) => {
    if (pending) return
    setPending(true)
    setProblem(undefined)
    const reply = await withPresence(async () => client.send(call, request))
    setPending(false)
    if (reply.kind === 'answer') {
      await then(reply.body)
      await refreshCalls(listMail, mailUnread)
    } else if (reply.kind !== 'signedOut') setProblem(failureText(reply))
  }
  const take = () =>
    void act(receiveMail, { id }, async ({ coin }) => {
      changePlayer({ coin })
      await onTaken()
    })
  const remove = () => void act(deleteMail, { ids: [id] }, async () => onGone())
  return { take, remove, pending, problem, presenceDialog }
}
