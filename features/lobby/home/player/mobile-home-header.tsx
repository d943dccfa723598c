import { playerBar } from '#features/lobby/frame/player/index.ts'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { Wordmark } from '#platform/ui/logo/wordmark.tsx'
import styles from './mobile-home-header.module.css'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { messages } from './messages/en.ts'

/** Player and balance, always in sight; search and help below it. */
export function MobileHomeHeader() {
  const signedIn = useSignedIn()
  const hasRoute = useHasRoute()
  return (
    <>
      <header className={styles.bar}>{signedIn ? <Deferred part={playerBar} /> : <GuestBar />}</header>
      <div className={styles.tools}>
        {hasRoute('/search') && (
          <a className={styles.search} href="/search">
            <Icon name="search" size={20} />
            {messages.searchGames}
          </a>
        )}
        {hasRoute('/service') && (
          <a className={styles.service} href="/service?chat=open" aria-label={messages.customerService}>
            <Icon name="headset" size={22} />
          </a>
        )}
      </div>
    </>
  )
}

function GuestBar() {
  const { operatorName } = useLobbyConfiguration()
  return (
    <>
      <Wordmark name={operatorName} />
      <div className={styles.doors}>
        <ButtonLink href="/login" variant="secondary" size="small">
          {messages.logIn}
        </ButtonLink>
        <ButtonLink href="/register" size="small">
          {messages.register}
        </ButtonLink>
      </div>
    </>
  )
}
