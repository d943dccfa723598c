import type { Call } from '#core/contract/call.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import type { CallQuery } from '#platform/browser/client/use-call-query.ts'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'

/** Why there is no answer, with a retry button; nothing while loading. */
export function FailedReading<C extends Call>({ query }: { query: CallQuery<C> }) {
  const { failure, refresh } = query
  if (failure === undefined) return null
  return (
    <ErrorState onRetry={() => void refresh()} retrying={query.refreshing}>
      {failureText(failure)}
    </ErrorState>
  )
}
