import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Avatar } from '#platform/ui/avatar/avatar.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import styles from './balance-card.module.css'
import type { Player } from './player-store.ts'
import { useBalanceRefresh } from './use-balance-refresh.ts'

/** Greets the player with what the player has. */
export function BalanceCard({ player }: { readonly player: Player }) {
  const { refresh, refreshing } = useBalanceRefresh()
  const hasRoute = useHasRoute()
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <Avatar id={player.avatar} size={56} />
        <div className={styles.names}>
          <p className={styles.hello}>Welcome back</p>
          <h1 className={styles.nickname}>{player.nickname}</h1>
        </div>
      </div>
      <div>
        <div className={styles.balance}>
          <p className={styles.label}>Balance</p>
          <IconButton
            icon="refresh"
            label="Refresh balance"
            className={classNames(refreshing && styles.turning)}
            onClick={() => void refresh()}
          />
        </div>
        <Money amount={player.coin} tone="gold" className={styles.amount} />
      </div>
      {hasRoute('/lobby/wallets/deposit') && (
        <ButtonLink href="/lobby/wallets/deposit" icon="deposit" block>
          Deposit
        </ButtonLink>
      )}
    </section>
  )
}
