import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession, useSignedIn } from '../session/session-context.tsx'
import { emptyStage, isSamePage, type Page, pagesOn, showPage, type Stage } from './page.ts'
import { useRouter } from './router-context.ts'
import type { RouteMatch, ScreenRoute } from './route-table.ts'
import type { Screen } from './screen.ts'
import { useScreen } from './use-screen.ts'

export type StageState = {
  /** The route that determines frame and title; undefined on the 404 page. */
  readonly route: ScreenRoute | undefined
  readonly path: string
  /** The mounted pages: the pages kept alive, and the visible one. */
  readonly pages: readonly Page[]
  readonly visible: Page | undefined
  /** The requested page is loading. */
  readonly pending: boolean
  /** The requested page could not be loaded. */
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * The mounted pages for the browser's location. The current page stays until the next one has loaded; a page that needs
 * a session is not shown without one.
 */
export function useStage(notFound: Screen): StageState {
  const { location, match, screen } = useDestination(notFound)
  const { component, failed, retry } = useScreen(screen)
  const allowed = useGuard(match)
  const [stage, setStage] = useState<Stage>(emptyStage)

  const page: Page | undefined = component && allowed ? { ...location, match, component } : undefined
  if (page && !isSamePage(stage.shown, page)) setStage(showPage(stage, page))

  const visible = failed ? undefined : stage.shown
  const { match: current, path } = visible ?? { ...location, match }
  const pages = pagesOn({ ...stage, shown: visible })
  return { route: current?.route, path, pages, visible, pending: !page && !failed, failed, retry }
}

function useDestination(notFound: Screen) {
  const { table, navigator } = useRouter()
  const location = useSyncExternalStore(navigator.subscribe, navigator.location, navigator.location)
  const match = table.match(location.path)
  return { location, match, screen: match?.route.screen ?? notFound }
}

/**
 * Whether the page may be shown; if not, requires a session. The effect reads the session itself and not the rendered
 * state, which at first is the server's: signed out.
 */
function useGuard(match: RouteMatch | undefined): boolean {
  const { navigator } = useRouter()
  const session = useSession()
  const signedIn = useSignedIn()
  const guarded = match?.route.access === 'player'
  const path = match?.path
  useEffect(() => {
    if (guarded && session.token() === undefined) navigator.requireSignIn()
  }, [guarded, path, signedIn, session, navigator])
  return signedIn || !guarded
}
