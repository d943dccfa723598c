import { MoneyLinks } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { MenuPage } from '#platform/ui/menu-page/menu-page.tsx'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { getWithdrawalTerms } from '../contract.ts'
import { BlockerList } from './blocker-list.tsx'
import { MethodChoice } from './method-choice.tsx'
import { TurnoverMeter } from './turnover-meter.tsx'
import styles from './withdraw-page.module.css'
import { WalletCard } from './wallet-card.tsx'
import { useTurnoverNews } from './use-turnover-news.ts'
import type { ShownWithdrawal, WithdrawalTerms } from './withdrawal-words.ts'
import { WithdrawalDetails } from './withdrawal-details.tsx'
import { WithdrawalStepper } from './withdrawal-stepper.tsx'
import { generalBlockers } from './withdrawal-steps.ts'
import { messages } from './messages/en.ts'

const lookEveryMs = 5_000

/** The withdrawal page: balance, blockers, and methods. */
export function WithdrawPage() {
  const { answer, failure, refresh, refreshing } = useCallQuery(getWithdrawalTerms, {}, { refreshEveryMs: lookEveryMs })
  useTurnoverNews(answer?.turnover.remaining, () => void refresh())
  return (
    <MenuPage title={messages.withdraw} action={answer?.isOnBreak === false && <MoneyLinks ways={['deposit']} />}>
      {answer ? (
        <div className={styles.columns}>
          <WalletCard terms={answer} />
          <Steps terms={answer} />
          <Links />
        </div>
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <Skeleton shape="block" className={styles.wait} />
      )}
    </MenuPage>
  )
}

/** The withdrawal that is on its way, or what stands before one; the methods first, once nothing does. */
function Steps({ terms }: { terms: WithdrawalTerms }) {
  const general = generalBlockers(terms.blockers)
  return (
    <div className={styles.stack}>
      {terms.open && <OpenWithdrawal order={terms.open} />}
      {general.length > 0 && <BlockerList blockers={general} terms={terms} />}
      {terms.blockers.length === 0 && <MethodChoice accounts={terms.accounts} />}
      {!terms.open && <WithdrawalStepper terms={terms} />}
      {terms.turnover.items.length > 0 && <TurnoverMeter turnover={terms.turnover} coin={terms.coin} />}
    </div>
  )
}

/** The other pages of the cashier. A wide desktop lists them beside every page of the cashier. */
function Links() {
  return (
    <Card flush className={styles.links}>
      <ListRow icon="history" title={messages.withdrawalRecords} href="/lobby/wallets/withdrawals" />
      <ListRow icon="bank" title={messages.bankAccounts} subtitle={messages.bankAccountsHint} href="/bankCardList" />
      <ListRow icon="lock" title={messages.withdrawalPassword} href="/walletsPassword" />
      <ListRow icon="shield" title={messages.safebox} subtitle={messages.safeboxHint} href="/lobby/wallets/safebox" />
    </Card>
  )
}

/** The pending withdrawal. */
function OpenWithdrawal({ order }: { order: ShownWithdrawal }) {
  return (
    <Card title={messages.inProgress}>
      <WithdrawalDetails key={order.orderId} order={order} />
    </Card>
  )
}
