import type { Call, RequestOf } from '#core/contract/call.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listTemplates } from '../segment-contract.ts'

/** Performs one act on a template and refetches the list. */
export function useTemplateAction() {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async <C extends Call>(call: C, request: RequestOf<C>, done: string) => {
    const reply = await client.send(call, request)
    if (reply.kind === 'answer') toast(done, { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(listTemplates)
    return reply
  }
}
