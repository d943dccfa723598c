import type { Call, RequestOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listIdentities } from '../staff-contract.ts'

export type IdentityAction = <C extends Call>(call: C, request: RequestOf<C>, done?: string) => Promise<Reply<C>>

/** Performs one act on a case and refetches the queue. */
export function useIdentityAction(): IdentityAction {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (call, request, done) => {
    const reply = await client.send(call, request)
    if (reply.kind === 'answer' && done !== undefined) toast(done, { tone: 'success' })
    if (reply.kind === 'answer') void refresh(listIdentities)
    return reply
  }
}
