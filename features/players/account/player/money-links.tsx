import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from './messages/en.ts'
import { usePlayer } from './use-player.ts'
import styles from './money-links.module.css'

const links = {
  deposit: { to: '/lobby/wallets/deposit', label: messages.deposit },
  withdraw: { to: '/lobby/wallets/withdraw', label: messages.withdraw },
} as const
type Way = keyof typeof links

type MoneyLinksProps = {
  readonly ways?: readonly Way[]
  /** Among other icons of a header, which have no ground. */
  readonly plain?: boolean
}

/** Money in and out, one tap away in the header of a phone's page; in, not on a break from play. The desktop has both in its top bar. */
export function MoneyLinks({ ways = ['deposit', 'withdraw'], plain = false }: MoneyLinksProps) {
  const hasRoute = useHasRoute()
  const player = usePlayer()
  if (!useSignedIn()) return null
  return (
    <span className={classNames(styles.links, plain && styles.plain)}>
      {ways
        .filter((way) => hasRoute(links[way].to) && !(way === 'deposit' && player?.isOnBreak))
        .map((way) => (
          <a key={way} className={styles.link} href={links[way].to} aria-label={links[way].label}>
            <Icon name={way} size={22} />
          </a>
        ))}
    </span>
  )
}
