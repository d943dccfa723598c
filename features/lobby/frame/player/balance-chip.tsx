import { BalanceAmount, useBalanceRefresh, usePlayer } from '#features/players/account/player/index.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from './messages/en.ts'
import styles from './balance-chip.module.css'

/** From here on an amount takes the room of the coin beside it. */
const millionPesos = 100_000_000

const walletPath = '/lobby/wallets'

/** What the player has, which leads to the wallet, and the way to look again. */
export function BalanceChip() {
  const player = usePlayer()
  const { refresh, refreshing, coolingDown } = useBalanceRefresh()
  return (
    <div className={classNames(styles.chip, player && player.coin >= millionPesos && styles.long)}>
      <Icon name="coin" size={20} className={styles.coin} />
      {player ? (
        <a className={styles.wallet} href={walletPath}>
          <span className="visually-hidden">{messages.wallet}</span>
          <BalanceAmount amount={player.coin} className={styles.amount} />
        </a>
      ) : (
        <span className={styles.unknown} />
      )}
      <button
        type="button"
        className={classNames(styles.refresh, refreshing && styles.turning)}
        aria-label={messages.refreshBalance}
        aria-disabled={coolingDown || undefined}
        onClick={() => void refresh()}
      >
        <Icon name="refresh" size={18} />
      </button>
    </div>
  )
}
