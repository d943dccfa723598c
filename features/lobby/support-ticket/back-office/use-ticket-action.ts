import type { Call, RequestOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { findTicketOfChat, listTickets, viewTicket } from '../staff-contract.ts'

export type TicketAction = <C extends Call>(call: C, request: RequestOf<C>, done: string) => Promise<Reply<C>>

/** Performs one act on a ticket and refetches what it may have changed, also if another member was faster. */
export function useTicketAction(): TicketAction {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (call, request, done) => {
    const reply = await client.send(call, request)
    if (reply.kind === 'answer') toast(done, { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(listTickets, viewTicket, findTicketOfChat)
    return reply
  }
}
