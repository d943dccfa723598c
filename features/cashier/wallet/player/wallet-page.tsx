import { useOpenDeposits } from '#features/cashier/deposit/player/index.ts'
import { useRecentMovements } from '#features/cashier/money-record/player/index.ts'
import { getWithdrawalTerms, TurnoverMeter, useTurnoverNews } from '#features/cashier/withdrawal/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useSettled } from '#platform/browser/client/use-settled.ts'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { MenuPage } from '#platform/ui/menu-page/menu-page.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { BalanceCard } from './balance-card.tsx'
import { messages } from './messages/en.ts'
import { PendingCard } from './pending-card.tsx'
import { RecentCard } from './recent-card.tsx'
import { WalletLinks } from './wallet-links.tsx'
import styles from './wallet-page.module.css'
import { walletParts } from './wallet-parts.ts'

const request = {}
const lookEveryMs = 5_000

/** A player's money: the balance and its parts, the ways in and out, what is pending, and the latest transactions. */
export function WalletPage() {
  const { answer: terms, failure, pending, refresh, refreshing } = useWalletTerms()
  const deposits = useOpenDeposits({ follows: true })
  const recent = useRecentMovements()
  const isSettled = useSettled(pending || deposits.pending || recent.pending)
  return (
    <MenuPage title={messages.wallet}>
      {terms && isSettled ? (
        <div className={styles.columns}>
          <div className={styles.stack}>
            <BalanceCard parts={walletParts(terms)} isOnBreak={terms.isOnBreak} />
            <PendingCard terms={terms} deposits={deposits} />
            {terms.turnover.items.length > 0 && <TurnoverMeter turnover={terms.turnover} coin={terms.coin} />}
          </div>
          <div className={styles.stack}>
            <RecentCard recent={recent} />
            <WalletLinks />
          </div>
        </div>
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <WalletSkeleton />
      )}
    </MenuPage>
  )
}

/** The wallet's figures. A counted round renews them, and they are read again and again only while a withdrawal is open. */
function useWalletTerms() {
  const terms = useCallQuery(getWithdrawalTerms, request)
  const isFollowed = Boolean(terms.answer?.open)
  useCallQuery(getWithdrawalTerms, request, { enabled: isFollowed, refreshEveryMs: lookEveryMs })
  useTurnoverNews(terms.answer?.turnover.remaining, () => void terms.refresh())
  return terms
}

const WalletSkeleton = () => (
  <SkeletonGroup className={styles.columns} label={messages.loadingWallet}>
    <div className={styles.stack}>
      <Skeleton shape="block" className={styles.balance} />
      <Skeleton shape="block" className={styles.card} />
    </div>
    <div className={styles.stack}>
      <Skeleton shape="block" className={styles.balance} />
    </div>
  </SkeletonGroup>
)
