import { useState } from 'react'
import type { Call, RequestOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from './client-context.tsx'

export type CallMutation<C extends Call> = {
  /** Sends once. A mutation is never retried automatically, because its outcome may be unknown. */
  readonly send: (request: RequestOf<C>) => Promise<Reply<C>>
  readonly pending: boolean
  /** The last reply, until the next send. */
  readonly reply: Reply<C> | undefined
}

export function useCallMutation<C extends Call>(call: C): CallMutation<C> {
  const client = useClient()
  const [sending, setSending] = useState(0)
  const [reply, setReply] = useState<Reply<C>>()
  const send = async (request: RequestOf<C>) => {
    setSending((count) => count + 1)
    setReply(undefined)
    const next = await client.send(call, request).finally(() => setSending((count) => count - 1))
    setReply(next)
    return next
  }
  return { send, pending: sending > 0, reply }
}
