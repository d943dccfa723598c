import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Spinner } from '#platform/ui/spinner/spinner.tsx'
import { getIdentity } from '../contract.ts'
import { IdentityForm } from './identity-form.tsx'
import { IdentityStatus } from './identity-status.tsx'
import { NextStep } from './next-step.tsx'
import { messages } from './messages/en.ts'

const request = {}
const lookEveryMs = 5_000

/** The verification page: its state, and the form with the requested items. */
export function KycPage() {
  const { answer: identity, failure, refresh } = useCallQuery(getIdentity, request)
  useCallQuery(getIdentity, request, { enabled: identity?.status === 'SUBMITTED', refreshEveryMs: lookEveryMs })
  return (
    <InnerPage title={messages.verification}>
      {!identity && failure && <ErrorState onRetry={() => void refresh()}>{failureText(failure)}</ErrorState>}
      {!identity && !failure && <Spinner label={messages.loading} />}
      {identity && (
        <>
          <IdentityStatus identity={identity} />
          <IdentityForm key={`${identity.status} ${identity.asked.join(' ')}`} identity={identity} />
          <NextStep identity={identity} />
        </>
      )}
    </InnerPage>
  )
}
