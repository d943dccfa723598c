import { usePlayer } from '#features/account/player/index.ts'
import { firstRechargeBadge } from '#core/constants/specification.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './deposit-link.module.css'

const badge = `+${firstRechargeBadge / 100n}`

/** The way to add funds, where this shell has one. Who has never done so sees what the first time brings. */
export function DepositLink() {
  const player = usePlayer()
  const hasRoute = useHasRoute()
  if (!hasRoute('/lobby/wallets/deposit')) return null
  return (
    <a className={styles.deposit} href="/lobby/wallets/deposit">
      <Icon name="plus" size={18} />
      Deposit
      {player && !player.firstRecharge && <span className={styles.badge}>{badge}</span>}
    </a>
  )
}
