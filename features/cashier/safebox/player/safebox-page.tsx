import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { getSafebox } from '../contract.ts'
import styles from './safebox.module.css'
import { SafeboxForm } from './safebox-form.tsx'
import { messages } from './messages/en.ts'

/** Coins put aside, out of reach of games. */
export function SafeboxPage() {
  const { answer, failure, refresh, refreshing } = useCallQuery(getSafebox, {})
  return (
    <InnerPage title={messages.safebox}>
      {answer ? (
        <>
          <Card>
            <div className={styles.balances}>
              <p className={styles.balance}>
                <span className={styles.note}>{messages.inSafebox}</span>
                <Money amount={answer.safebox} tone="gold" className={styles.money} />
              </p>
              <p className={styles.balance}>
                <span className={styles.note}>{messages.balance}</span>
                <Money amount={answer.coin} className={styles.money} />
              </p>
            </div>
          </Card>
          <SafeboxForm safebox={answer} />
          <Card flush>
            <ListRow
              icon="lock"
              title={messages.withdrawalPassword}
              subtitle={answer.hasPassword ? messages.changeOrReset : messages.neededForSafebox}
              href="/walletsPassword"
            />
          </Card>
        </>
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
