import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listDifferences, listFreeRounds, listProviders } from '../staff-contract.ts'

export type WalletAction = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  /** What was done, in words; or how the answer says it. */
  done: string | ((body: ResponseOf<C>) => string),
) => Promise<Reply<C>>

/** Changes one thing; what is shown of providers, differences and free rounds is read again. */
export function useWalletAction(): WalletAction {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (call, request, done) => {
    const reply = await client.send(call, request)
    if (reply.kind === 'answer') toast(typeof done === 'string' ? done : done(reply.body), { tone: 'success' })
    // A refusal, too, says that what is shown was out of date.
    if (reply.kind === 'answer' || reply.kind === 'refusal')
      void refresh(listProviders, listDifferences, listFreeRounds)
    return reply
  }
}
