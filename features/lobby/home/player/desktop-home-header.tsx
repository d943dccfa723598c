import { useEffect, useEffectEvent } from 'react'
import { playerTools } from '#features/lobby/frame/player/index.ts'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from './messages/en.ts'
import styles from './desktop-home-header.module.css'

/** Search in the middle of sight, the player's own things at the right. */
export function DesktopHomeHeader() {
  const signedIn = useSignedIn()
  const hasRoute = useHasRoute()
  useSearchKey()
  return (
    <header className={styles.bar}>
      {hasRoute('/search') && (
        <a className={styles.search} href="/search">
          <Icon name="search" size={20} />
          {messages.searchGames}
          <kbd className={styles.key} aria-hidden>
            /
          </kbd>
        </a>
      )}
      <div className={styles.tools}>
        {hasRoute('/service') && (
          <a className={styles.service} href="/service?chat=open" aria-label={messages.customerService}>
            <Icon name="headset" size={22} />
          </a>
        )}
        {signedIn ? (
          <Deferred part={playerTools} />
        ) : (
          <>
            <ButtonLink href="/login" variant="secondary">
              {messages.logIn}
            </ButtonLink>
            <ButtonLink href="/register">{messages.register}</ButtonLink>
          </>
        )}
      </div>
    </header>
  )
}

/** A slash leads to the search from everywhere but a field that takes it. */
function useSearchKey(): void {
  const navigate = useNavigate()
  const search = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    navigate('/search')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => search(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
