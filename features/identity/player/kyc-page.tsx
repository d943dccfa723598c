import { InnerPage } from '#features/account/player/index.ts'
import { failureText } from '#features/lobby/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Spinner } from '#platform/ui/spinner/spinner.tsx'
import { getIdentity } from '../contract.ts'
import { uploadItems } from '../identity-words.ts'
import { IdentityForm } from './identity-form.tsx'
import { IdentityStatus } from './identity-status.tsx'

/** Who the player is: how it stands, and the form with what is asked for. */
export function KycPage() {
  const { answer: identity, failure, refresh } = useCallQuery(getIdentity, {})
  return (
    <InnerPage title="Verification">
      {!identity && failure && <ErrorState onRetry={() => void refresh()}>{failureText(failure)}</ErrorState>}
      {!identity && !failure && <Spinner label="Loading" />}
      {identity && (
        <>
          <IdentityStatus identity={identity} />
          <IdentityForm key={`${identity.status} ${identity.asked.join(' ')}`} identity={identity} />
          {identity.asked.length > 0 && identity.asked.every((item) => uploadItems.some((each) => each === item)) && (
            <ButtonLink href="/walletsKycUpload" icon="camera" block>
              Add the pictures
            </ButtonLink>
          )}
          {(identity.status === 'REJECTED' || identity.status === 'REVOKED') && (
            <ButtonLink href="/service" variant="secondary" icon="headset" block>
              Customer service
            </ButtonLink>
          )}
        </>
      )}
    </InnerPage>
  )
}
