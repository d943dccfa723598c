import { Deferred } from '#platform/browser/late/deferred.tsx'
import { lazyScreen } from '#platform/browser/router/screen.ts'

const content = lazyScreen(() => import('./footer-content.tsx').then((m) => m.FooterContent))

/** The end of the lobby, fetched once the page works: it is below all games. */
export function LobbyFooter() {
  return <Deferred part={content} />
}
