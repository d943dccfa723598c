import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listStaff, listStaffSessions } from '../../member-contract.ts'

/** The success message, which may depend on the answer. */
type DoneText<C extends Call> = string | ((answer: ResponseOf<C>) => string)
export type RosterAction = <C extends Call>(call: C, request: RequestOf<C>, done: DoneText<C>) => Promise<Reply<C>>

/** Performs one act on a member and refetches the roster. */
export function useRosterAction(): RosterAction {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (call, request, done) => {
    const reply = await client.send(call, request)
    if (reply.kind === 'answer') toast(typeof done === 'string' ? done : done(reply.body), { tone: 'success' })
    // A refusal also means that the shown data was out of date.
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(listStaff, listStaffSessions)
    return reply
  }
}
