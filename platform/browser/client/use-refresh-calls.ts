import { useCallback } from 'react'
import type { Call } from '#core/contract/call.ts'
import { callQueriesOf } from './call-queries.ts'
import { useClient } from './client-context.tsx'

/**
 * Makes everything that was read by these calls be read again: at once where it is shown, else when it is shown next.
 * The same from picture to picture.
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
