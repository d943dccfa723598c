import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listStaff, listStaffSessions } from '../../member-contract.ts'

/** What is said when it was done, where it depends on the answer. */
type DoneText<C extends Call> = string | ((answer: ResponseOf<C>) => string)
export type RosterAction = <C extends Call>(call: C, request: RequestOf<C>, done: DoneText<C>) => Promise<Reply<C>>

/** Does one thing to a member; what is shown of members is read again. */
export function useRosterAction(): RosterAction {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (call, request, done) => {
    const reply = await client.send(call, request)
    if (reply.kind === 'answer') toast(typeof done === 'string' ? done : done(reply.body), { tone: 'success' })
    // A refusal, too, says that what is shown was out of date.
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(listStaff, listStaffSessions)
    return reply
  }
}
