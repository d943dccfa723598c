import { InnerPage, usePlayer } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useBack } from '#platform/browser/router/use-back.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { getSafebox } from '../contract.ts'
import styles from './safebox.module.css'
import { WithdrawalPasswordForm } from './withdrawal-password-form.tsx'
import { messages } from './messages/en.ts'

/** Sets and changes the withdrawal password. */
export function WalletsPasswordPage() {
  const { answer, failure, refresh, refreshing } = useCallQuery(getSafebox, {})
  const player = usePlayer()
  const back = useBack('/lobby/wallets/withdraw')
  const done = () => {
    toast(messages.withdrawalPasswordSet, { tone: 'success' })
    back()
  }
  return (
    <InnerPage title={messages.withdrawalPassword}>
      {player?.mobile === '' ? (
        <EmptyState
          icon="phone"
          title={messages.mobileNeeded}
          action={<ButtonLink href="/bind">{messages.addMobile}</ButtonLink>}
        >
          {messages.mobileNeededHint}
        </EmptyState>
      ) : answer ? (
        <WithdrawalPasswordForm isFirst={!answer.hasPassword} onDone={done} />
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
