import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Wordmark } from '#platform/ui/logo/wordmark.tsx'
import { useAccountConfiguration } from './account-configuration.ts'
import { AgreementsDue } from './agreements-due.tsx'
import { BalanceCard } from './balance-card.tsx'
import styles from './home-greeting-page.module.css'
import sky from './night-sky.module.css'
import { WithPlayer } from './with-player.tsx'

/** The first page: who is here, what there is, where to go. */
export function HomeGreetingPage() {
  const { operatorName } = useAccountConfiguration()
  const signedIn = useSignedIn()
  return (
    <div className={styles.page}>
      <div className={sky.sky} />
      <header className={styles.bar}>
        <Wordmark name={operatorName} />
      </header>
      <div className={styles.content}>
        {signedIn ? <WithPlayer>{(player) => <BalanceCard player={player} />}</WithPlayer> : <GuestGreeting />}
        <AgreementsDue />
        <Ways signedIn={signedIn} />
      </div>
    </div>
  )
}

function GuestGreeting() {
  const { operatorName } = useAccountConfiguration()
  return (
    <section className={styles.guest}>
      <h1 className={styles.welcome}>Welcome to {operatorName}</h1>
      <p className={styles.lead}>Log in to see your balance, or create an account in two minutes.</p>
      <div className={styles.doors}>
        <ButtonLink href="/register" size="large" block>
          Register
        </ButtonLink>
        <ButtonLink href="/login" size="large" variant="secondary" block>
          Log in
        </ButtonLink>
      </div>
    </section>
  )
}

type Way = { readonly to: string; readonly title: string; readonly icon: IconName; readonly player?: true }

const ways: readonly Way[] = [
  { to: '/profile/info', title: 'Profile and security', icon: 'user', player: true },
  { to: '/lobby/notice', title: 'News', icon: 'news' },
  { to: '/about', title: 'About us', icon: 'info' },
  { to: '/terms-of-use', title: 'Terms of Use', icon: 'document' },
  { to: '/privacy-policy', title: 'Privacy Policy', icon: 'shield' },
]

/** Only to pages that this shell has. */
function Ways({ signedIn }: { readonly signedIn: boolean }) {
  const hasRoute = useHasRoute()
  const open = ways.filter(({ to, player }) => hasRoute(to) && (signedIn || !player))
  if (open.length === 0) return null
  return (
    <Card flush>
      {open.map(({ to, title, icon }) => (
        <ListRow key={to} href={to} title={title} icon={icon} />
      ))}
    </Card>
  )
}
