import type { Call, RequestOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listEvents, listOrders } from '../staff-contract.ts'

export type DepositAction = <C extends Call>(call: C, request: RequestOf<C>, done: string) => Promise<Reply<C>>

/** Makes one change and refetches deposits, also after a refusal, which means that they were out of date. */
export function useDepositAction(): DepositAction {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (call, request, done) => {
    const reply = await client.send(call, request)
    if (reply.kind === 'answer') toast(done, { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(listOrders, listEvents)
    return reply
  }
}
