import type { Call, RequestOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'

/** `done`: said once it has been done; undefined: the page shows it by itself. */
export type StaffAction = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  done: string | undefined,
) => Promise<Reply<C>>

/** Performs one act and refetches what it may have changed, also after a refusal: the shown data was out of date then. */
export function useStaffAction(...changed: readonly Call[]): StaffAction {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (call, request, done) => {
    const reply = await client.send(call, request)
    if (reply.kind === 'answer' && done !== undefined) toast(done, { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(...changed)
    return reply
  }
}
