import { SearchEntry } from '#features/lobby/search/player/index.ts'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { Wordmark } from '#platform/ui/logo/wordmark.tsx'
import { playerBar } from './lobby-home.tsx'
import styles from './mobile-home-header.module.css'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { messages } from './messages/en.ts'

/** Player, balance and search, always in sight. */
export function MobileHomeHeader() {
  const signedIn = useSignedIn()
  return (
    <header className={styles.bar}>
      {signedIn ? (
        <>
          <Deferred part={playerBar} />
          <SearchIcon />
        </>
      ) : (
        <GuestBar />
      )}
    </header>
  )
}

function GuestBar() {
  const { operatorName } = useLobbyConfiguration()
  return (
    <>
      <Wordmark name={operatorName} />
      <div className={styles.doors}>
        <SearchIcon />
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

const SearchIcon = () => (
  <SearchEntry className={styles.search}>
    <Icon name="search" size={22} />
  </SearchEntry>
)
