import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listDifferences, listFreeRounds, listProviders } from '../staff-contract.ts'

export type WalletAction = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  /** The success message, or how to derive it from the answer. */
  done: string | ((body: ResponseOf<C>) => string),
) => Promise<Reply<C>>

/** Makes one change and refetches providers, differences and free rounds. */
export function useWalletAction(): WalletAction {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (call, request, done) => {
    const reply = await client.send(call, request)
    if (reply.kind === 'answer') toast(typeof done === 'string' ? done : done(reply.body), { tone: 'success' })
    // A refusal also means that the shown data is out of date.
    if (reply.kind === 'answer' || reply.kind === 'refusal')
      void refresh(listProviders, listDifferences, listFreeRounds)
    return reply
  }
}
