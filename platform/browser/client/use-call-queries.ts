import { useQueries } from '@tanstack/react-query'
import type { Call } from '#core/contract/call.ts'
import { useSessionToken } from '../session/session-context.tsx'
import { CallFailed, callQueriesOf, fetchAnswer, queryKeyOf } from './call-queries.ts'
import { useClient } from './client-context.tsx'

export type CallAnswer = {
  /** The last good answer of a call: its own response. */
  readonly answer: unknown
  /** There is neither an answer nor a failure yet. */
  readonly pending: boolean
}

/**
 * Reads by several calls without parameters at once, in their order, for a player. It shares its cache with
 * `useCallQuery`, and reads again whenever its page comes: what was done elsewhere may have changed any of them.
 */
export function useCallQueries(calls: readonly Call[]): readonly CallAnswer[] {
  const client = useClient()
  const token = useSessionToken()
  const queries = calls.map((call) => ({
    queryKey: queryKeyOf(call, token, {}),
    enabled: token !== undefined,
    refetchOnMount: 'always' as const,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<unknown> =>
      fetchAnswer(client, call, {}, signal),
  }))
  return useQueries({ queries }, callQueriesOf(client)).map(({ data, error, isPending }) => {
    if (error && !(error instanceof CallFailed)) throw error
    return { answer: data, pending: isPending }
  })
}
