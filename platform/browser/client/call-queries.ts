import { QueryClient } from '@tanstack/react-query'
import type { Call } from '#core/contract/call.ts'
import type { Client, Reply } from '#core/contract/client.ts'

export type CallFailure<C extends Call> = Exclude<Reply<C>, { readonly kind: 'answer' }>

/** Carries a reply that is no answer through the query library, which knows failures only as errors. */
export class CallFailed extends Error {
  readonly reply: CallFailure<Call>
  constructor(reply: CallFailure<Call>) {
    super(reply.kind)
    this.reply = reply
  }
}

const retriesMax = 2
const freshMs = 15_000
const keptMs = 5 * 60_000

const caches = new WeakMap<Client, QueryClient>()

/**
 * What has been read from the server through this client. Made at the first read, so that the query library travels
 * with the screens that read and not with the first page.
 */
export function callQueriesOf(client: Client): QueryClient {
  const known = caches.get(client)
  if (known) return known
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < retriesMax && isWorthRetrying(error),
        staleTime: freshMs,
        gcTime: keptMs,
        // The library's own guess about the network would hold reads back; the client tells when there is none.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
    },
  })
  caches.set(client, cache)
  return cache
}

/** Only what says nothing about the request itself: the network, a server in trouble. */
function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof CallFailed)) return false
  const { reply } = error
  return reply.kind === 'offline' || reply.kind === 'timeout' || (reply.kind === 'fault' && reply.code >= 500)
}
