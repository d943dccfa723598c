import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { useOnReturn } from '../connection/use-on-return.ts'
import { useSessionToken } from '../session/session-context.tsx'
import { CallFailed, type CallFailure, callQueriesOf, fetchAnswer, queryKeyOf } from './call-queries.ts'
import { useClient } from './client-context.tsx'

export type CallQuery<C extends Call> = {
  /** The last good answer; it stays while a newer one is fetched and when that fails. */
  readonly answer: ResponseOf<C> | undefined
  /** Why the last attempt failed. */
  readonly failure: CallFailure<Call> | undefined
  /** There is nothing to show yet. */
  readonly pending: boolean
  /** A newer answer is being fetched. */
  readonly refreshing: boolean
  /** When the last good answer arrived; 0 before the first. */
  readonly answeredAt: number
  /** Stable between renders. */
  readonly refresh: () => Promise<void>
}

export type CallQueryOptions = {
  /** False delays the read. */
  readonly enabled?: boolean
  readonly refreshEveryMs?: number
}

/**
 * Reads by a call: cached by call, request and session, shared by all components that ask the same, retried within
 * bounds. Without a session, calls that need one are held back, so that nothing is asked in the name of somebody who
 * has just left.
 */
export function useCallQuery<C extends Call>(
  call: C,
  request: RequestOf<C>,
  { enabled = true, refreshEveryMs }: CallQueryOptions = {},
): CallQuery<C> {
  const client = useClient()
  const token = useSessionToken()
  const isEnabled = enabled && (token !== undefined || !needsSession(call))
  const query = useQuery<ResponseOf<C>>(
    {
      queryKey: queryKeyOf(call, token, request),
      enabled: isEnabled,
      ...(refreshEveryMs === undefined ? {} : { refetchInterval: refreshEveryMs }),
      queryFn: async ({ signal }) => fetchAnswer(client, call, request, signal),
    },
    callQueriesOf(client),
  )
  const { refetch } = query
  const refresh = useCallback(async () => {
    if (isEnabled) await refetch()
  }, [isEnabled, refetch])
  useOnReturn(() => void refetch({ cancelRefetch: false }), isEnabled && query.isError)
  if (query.error && !(query.error instanceof CallFailed)) throw query.error
  return {
    answer: query.data,
    failure: query.error?.reply,
    // Getters: the library re-renders only for what a screen has read, so an unchanged refetch re-renders nothing but
    // readers of these.
    get pending() {
      return query.isPending && isEnabled
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
