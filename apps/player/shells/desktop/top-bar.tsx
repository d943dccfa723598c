import type { ReactNode } from 'react'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from '../../messages/en.ts'
import styles from './top-bar.module.css'

type SearchProps = { readonly className: string | undefined; readonly children: ReactNode }

const searchEntry = lazyScreen<SearchProps>(() =>
  import('#features/lobby/search/player/search-entry.tsx').then((m) => m.SearchEntry),
)
const playerTools = lazyScreen(() => import('#features/lobby/frame/player/player-tools.tsx').then((m) => m.PlayerTools))

/** It has the field itself. */
const searchPath = '/search'

/** On every page of the desktop: search, and the player's money, messages and menu. */
export function TopBar({ path }: { readonly path: string }) {
  const signedIn = useSignedIn()
  return (
    <header className={styles.bar}>
      <div className={styles.content}>
        {path !== searchPath && <Search />}
        <div className={styles.tools}>
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
      </div>
    </header>
  )
}

/** A link to the search until the entry that opens it over the page has arrived. Both look the same. */
function Search() {
  const content = (
    <>
      <Icon name="search" size={20} />
      <span>{messages.searchGames}</span>
      <kbd aria-hidden>/</kbd>
    </>
  )
  return (
    <Deferred
      part={searchEntry}
      props={{ className: styles.search, children: content }}
      before={
        <a className={styles.search} href={searchPath}>
          {content}
        </a>
      }
    />
  )
}
