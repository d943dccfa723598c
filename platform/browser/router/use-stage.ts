import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession, useSignedIn } from '../session/session-context.tsx'
import { emptyStage, isSamePage, type Page, pagesOn, showPage, type Stage } from './page.ts'
import { useRouter } from './router-context.ts'
import type { RouteMatch, ScreenRoute } from './route-table.ts'
import type { Screen } from './screen.ts'
import { useScreen } from './use-screen.ts'

export type StageState = {
  /** The route that frame and title are for; undefined on the 404 page. */
  readonly route: ScreenRoute | undefined
  readonly path: string
  /** What is mounted: the pages kept alive, and the one in sight. */
  readonly pages: readonly Page[]
  readonly visible: Page | undefined
  /** The page gone to is on its way. */
  readonly pending: boolean
  /** The page gone to could not be fetched. */
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * What is on stage for the place where the browser stands. The page shown stays until the next one is fetched; a page
 * that needs a session is not shown without one.
 */
export function useStage(notFound: Screen): StageState {
  const { place, match, screen } = useDestination(notFound)
  const { component, failed, retry } = useScreen(screen)
  const allowed = useGuard(match)
  const [stage, setStage] = useState<Stage>(emptyStage)

  const page: Page | undefined = component && allowed ? { ...place, match, component } : undefined
  if (page && !isSamePage(stage.shown, page)) setStage(showPage(stage, page))

  const visible = failed ? undefined : stage.shown
  const { match: current, path } = visible ?? { ...place, match }
  const pages = pagesOn({ ...stage, shown: visible })
  return { route: current?.route, path, pages, visible, pending: !page && !failed, failed, retry }
}

function useDestination(notFound: Screen) {
  const { table, navigator } = useRouter()
  const place = useSyncExternalStore(navigator.subscribe, navigator.place, navigator.place)
  const match = table.match(place.path)
  return { place, match, screen: match?.route.screen ?? notFound }
}

/**
 * Whether the page may be shown; where it may not, asks for a session. The effect looks at the session itself and not at
 * the state of the drawing, which at first is the server's: nobody's.
 */
function useGuard(match: RouteMatch | undefined): boolean {
  const { navigator } = useRouter()
  const session = useSession()
  const signedIn = useSignedIn()
  const guarded = match?.route.access === 'player'
  const path = match?.path
  useEffect(() => {
    if (guarded && session.token() === undefined) navigator.askToSignIn()
  }, [guarded, path, signedIn, session, navigator])
  return signedIn || !guarded
}
