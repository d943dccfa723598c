import type { Call, RequestOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listWorkDeadlines, listWorkItems, readWorkNews } from '../contract.ts'

/** Performs one act, says how it ended, and refetches what it may have changed, also if another member was faster. */
export function useWorkAction() {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async <C extends Call>(call: C, request: RequestOf<C>, done: string): Promise<Reply<C>> => {
    const reply = await client.send(call, request)
    if (reply.kind === 'answer') toast(done, { tone: 'success' })
    if (reply.kind === 'refusal') toast(failureText(reply), { tone: 'error' })
    void refresh(listWorkItems, readWorkNews, listWorkDeadlines)
    return reply
  }
}
