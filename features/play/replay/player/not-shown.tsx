import type { ReactNode } from 'react'
import type { Call } from '#core/contract/call.ts'
import type { CallFailure } from '#platform/browser/client/call-queries.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'

interface NotShownProps {
  title: string
  /** Where to go from a round that cannot be shown. */
  wayOn: ReactNode
  failure: CallFailure<Call>
  retrying: boolean
  onRetry: () => void
}

/** A round that is refused would not be shown at another try. */
export function NotShown({ title, wayOn, failure, retrying, onRetry }: NotShownProps) {
  if (failure.kind === 'refusal') {
    return (
      <EmptyState icon="history" title={title} action={wayOn}>
        {failureText(failure)}
      </EmptyState>
    )
  }
  return (
    <ErrorState onRetry={onRetry} retrying={retrying}>
      {failureText(failure)}
    </ErrorState>
  )
}
