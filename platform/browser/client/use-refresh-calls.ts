import { useCallback } from 'react'
import type { Call } from '#core/contract/call.ts'
import { callQueriesOf } from './call-queries.ts'
import { useClient } from './client-context.tsx'

/**
 * Invalidates everything that was read by these calls: refetched at once where it is shown, otherwise when it is shown
 * next. Stable between renders.
 */
export function useRefreshCalls(): (...calls: readonly Call[]) => Promise<void> {
  const client = useClient()
  return useCallback(
    async (...calls: readonly Call[]) => {
      const cache = callQueriesOf(client)
      await Promise.all(calls.map((call) => cache.invalidateQueries({ queryKey: [call.path] })))
    },
    [client],
  )
}
