import type { Call, RequestOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listClosings, viewDay } from '../contract.ts'

type ClosingAction = <C extends Call>(call: C, request: RequestOf<C>, done: string) => Promise<Reply<C>>

/** Performs an act on a day and refetches it, also after a refusal. */
export function useClosingAction(): ClosingAction {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (call, request, done) => {
    const reply = await client.send(call, request)
    if (reply.kind === 'answer') toast(done, { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(viewDay, listClosings)
    return reply
  }
}
