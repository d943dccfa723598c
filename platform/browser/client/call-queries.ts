import { QueryClient } from '@tanstack/react-query'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import type { Client, Reply } from '#core/contract/client.ts'

export type CallFailure<C extends Call> = Exclude<Reply<C>, { readonly kind: 'answer' }>

/** Passes a reply without an answer through the query library, which treats failures as errors. */
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
 * The query cache of this client. Created by the first read, so that the query library loads with the screens that read
 * and not with the first page.
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
        // The library's own guess about the network would hold reads back; the client decides when there is none.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
    },
  })
  caches.set(client, cache)
  return cache
}

/** The key of a read: equal reads of one session share their answer. */
export const queryKeyOf = (call: Call, token: string | undefined, request: unknown): readonly unknown[] => [
  call.path,
  token,
  request,
]

/** Reads by a call; anything but an answer is thrown. */
export async function fetchAnswer<C extends Call>(
  client: Client,
  call: C,
  request: RequestOf<C>,
  signal: AbortSignal,
): Promise<ResponseOf<C>> {
  const reply = await client.send(call, request, signal)
  if (reply.kind === 'answer') return reply.body
  throw new CallFailed(reply)
}

/** Only failures that say nothing about the request: the network, an unavailable server. */
function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof CallFailed)) return false
  const { reply } = error
  return reply.kind === 'offline' || reply.kind === 'timeout' || (reply.kind === 'fault' && reply.code >= 500)
}
