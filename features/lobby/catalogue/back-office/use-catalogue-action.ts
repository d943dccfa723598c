import type { Call, RequestOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { viewPopular } from '../shelf-contract.ts'
import { listCatalogueHistory, viewCatalogue } from '../staff-contract.ts'

type CatalogueAction = <C extends Call>(call: C, request: RequestOf<C>, done: string) => Promise<Reply<C>>

/** Changes one place of the catalogue; what is shown of it is read again. */
export function useCatalogueAction(): CatalogueAction {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (call, request, done) => {
    const reply = await client.send(call, request)
    if (reply.kind === 'answer') toast(done, { tone: 'success' })
    // A refusal also means that the shown data was out of date.
    if (reply.kind === 'answer' || reply.kind === 'refusal')
      void refresh(viewCatalogue, viewPopular, listCatalogueHistory)
    return reply
  }
}
