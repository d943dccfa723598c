import type { ScreenFailure } from '#platform/browser/router/screen-boundary.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'

const texts = {
  fetch: 'The connection was lost on the way, or a new version has come out.',
  defect: 'Something went wrong on this page. The fault is ours; what was saved is saved.',
} as const

export function ScreenFailureNotice({ reason, retry }: ScreenFailure) {
  return <ErrorState onRetry={retry}>{texts[reason]}</ErrorState>
}
