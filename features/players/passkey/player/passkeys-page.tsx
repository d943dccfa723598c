import { InnerPage, WithPlayer } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { listPasskeys } from '../contract.ts'
import { messages } from './messages/en.ts'
import { PasskeyList } from './passkey-list.tsx'
import styles from './passkeys.module.css'

/** The player's passkeys: added, named and removed. */
export function PasskeysPage() {
  const { answer, failure, refresh, refreshing } = useCallQuery(listPasskeys, {})
  return (
    <InnerPage title={messages.passkeys}>
      {answer ? (
        <WithPlayer>{({ mobile }) => <PasskeyList known={answer} mobile={mobile} />}</WithPlayer>
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <Skeleton shape="block" className={styles.wait} />
      )}
    </InnerPage>
  )
}
