import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './money-links.module.css'
import { messages } from './messages/en.ts'

const links = {
  deposit: { to: '/lobby/wallets/deposit', label: messages.deposit },
  withdraw: { to: '/lobby/wallets/withdraw', label: messages.withdraw },
} as const
type Way = keyof typeof links

/** Money in and out, one tap away in the header of a phone's page. The desktop has both in its top bar. */
export function MoneyLinks({ ways = ['deposit', 'withdraw'] }: { readonly ways?: readonly Way[] }) {
  const hasRoute = useHasRoute()
  if (!useSignedIn()) return null
  return (
    <span className={styles.links}>
      {ways
        .filter((way) => hasRoute(links[way].to))
        .map((way) => (
          <a key={way} className={styles.link} href={links[way].to} aria-label={links[way].label}>
            <Icon name={way} size={22} />
          </a>
        ))}
    </span>
  )
}
