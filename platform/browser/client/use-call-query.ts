import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { useOnReturn } from '../connection/use-on-return.ts'
import { useSessionToken } from '../session/session-context.tsx'
import { CallFailed, type CallFailure, callQueriesOf } from './call-queries.ts'
import { useClient } from './client-context.tsx'

export type CallQuery<C extends Call> = {
  /** The last good answer; it stays while a newer one is fetched, and when that fails. */
  readonly answer: ResponseOf<C> | undefined
  /** Why the last attempt brought nothing. */
  readonly failure: CallFailure<Call> | undefined
  /** There is nothing to show yet. */
  readonly pending: boolean
  /** A newer answer is on its way. */
  readonly refreshing: boolean
  /** When the last good answer came; 0 before the first. */
  readonly answeredAt: number
  /** The same from picture to picture. */
  readonly refresh: () => Promise<void>
}

export type CallQueryOptions = {
  /** False holds the read back until its time has come. */
  readonly enabled?: boolean
  readonly refreshEveryMs?: number
}

/**
 * Reads by a call: cached under call, request and session, shared by all who ask the same, retried within bounds. What only a
 * session may read is held back without one, so that nothing is asked in the name of somebody who has just left.
 */
export function useCallQuery<C extends Call>(
  call: C,
  request: RequestOf<C>,
  { enabled = true, refreshEveryMs }: CallQueryOptions = {},
): CallQuery<C> {
  const client = useClient()
  const token = useSessionToken()
  const asks = enabled && (token !== undefined || !needsSession(call))
  const query = useQuery<ResponseOf<C>>(
    {
      queryKey: [call.path, token, request],
      enabled: asks,
      ...(refreshEveryMs === undefined ? {} : { refetchInterval: refreshEveryMs }),
      queryFn: async ({ signal }) => {
        const reply = await client.send(call, request, signal)
        if (reply.kind === 'answer') return reply.body
        throw new CallFailed(reply)
      },
    },
    callQueriesOf(client),
  )
  const { refetch } = query
  const refresh = useCallback(async () => {
    if (asks) await refetch()
  }, [asks, refetch])
  useOnReturn(() => void refetch({ cancelRefetch: false }), asks && query.isError)
  if (query.error && !(query.error instanceof CallFailed)) throw query.error
  return {
    answer: query.data,
    failure: query.error?.reply,
    // Looked at only where they are used: the library draws anew for what a screen has looked at, and a reading that
    // brings the same as before changes nothing but these.
    get pending() {
      return query.isPending && asks
    },
    get refreshing() {
      return query.isFetching
    },
    get answeredAt() {
      return query.dataUpdatedAt
    },
    refresh,
  }
}

const needsSession = ({ access }: Call): boolean => access === 'player' || access === 'staff'
