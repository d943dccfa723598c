import { usePlayer } from '#features/players/account/player/index.ts'
import { formatShortMoney } from '#core/money/short-money.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from './messages/en.ts'
import styles from './deposit-link.module.css'

/** The link to the deposit page, if this shell has one; nobody on a break is offered it. Without a first deposit it shows the bonus. */
export function DepositLink() {
  const player = usePlayer()
  const hasRoute = useHasRoute()
  if (!hasRoute('/lobby/wallets/deposit') || player?.isOnBreak) return null
  return (
    <a className={styles.deposit} href="/lobby/wallets/deposit">
      <Icon name="plus" size={18} />
      <span className={styles.label}>{messages.depositChip}</span>
      {player && !player.firstRecharge && player.firstRechargeBonus > 0 && (
        <span className={styles.badge}>{badgeOf(player.firstRechargeBonus)}</span>
      )}
    </a>
  )
}

/** Whole pesos are written without centavos. */
const badgeOf = (bonus: WireCentavos): string => `+${formatShortMoney(bonus)}`
