import { useState } from 'react'
import type { Call, RequestOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { messages } from './messages/en.ts'

type Send = <C extends Call>(call: C, request: RequestOf<C>) => Promise<Reply<C>>

/** Requests an act that needs approval. Its idempotency key lives as long as the form. */
export function useApprovalRequest(): { readonly requestKey: string; readonly send: Send } {
  const client = useClient()
  const [requestKey] = useState(() => crypto.randomUUID())
  return {
    requestKey,
    send: async (call, request) => {
      const reply = await client.send(call, request)
      if (reply.kind === 'answer') toast(messages.submitted, { tone: 'success' })
      return reply
    },
  }
}
