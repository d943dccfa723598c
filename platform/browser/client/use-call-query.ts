import { hashKey, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { useOnReturn } from '../connection/use-on-return.ts'
import { useSessionToken } from '../session/session-context.tsx'
import { CallFailed, type CallFailure, callQueriesOf, fetchAnswer, queryKeyOf } from './call-queries.ts'
import { useClient } from './client-context.tsx'

export type CallQuery<C extends Call> = {
  /** The last good answer; it stays while a newer one is fetched and when that fails. */
  readonly answer: ResponseOf<C> | undefined
  /** Why the last attempt failed; without an answer it stays while another attempt runs. */
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
  const queryKey = queryKeyOf(call, token, request)
  const query = useQuery<ResponseOf<C>>(
    {
      queryKey,
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
  const current = failureIn(query.error)
  const last = useLastFailure(hashKey(queryKey), current)
  const failure = query.data === undefined && isEnabled ? last : current
  return {
    answer: query.data,
    failure,
    // Getters: the library re-renders only for what a screen has read, so an unchanged refetch re-renders nothing but
    // readers of these.
    get pending() {
      return query.isPending && isEnabled && failure === undefined
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

function failureIn(error: Error | null): CallFailure<Call> | undefined {
  if (error && !(error instanceof CallFailed)) throw error
  return error?.reply
}

/**
 * The last failure of the same read. The library forgets it at the beginning of the next attempt: a page that is read every
 * few seconds would show its skeleton again, and without a network for most of the time.
 */
function useLastFailure(read: string, current: CallFailure<Call> | undefined): CallFailure<Call> | undefined {
  const [last, setLast] = useState<{ readonly read: string; readonly failure: CallFailure<Call> }>()
  if (current !== undefined && (last?.failure !== current || last.read !== read)) setLast({ read, failure: current })
  return current ?? (last?.read === read ? last.failure : undefined)
}

const needsSession = ({ access }: Call): boolean => access === 'player' || access === 'staff'
