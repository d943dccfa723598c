import { Activity, type ComponentType, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { RouteProgress } from '#platform/ui/route-progress/route-progress.tsx'
import { useSession, useSessionToken } from '../session/session-context.tsx'
import { followAnchors } from './follow-anchors.ts'
import { type Page, pageKey } from './page.ts'
import { PageContext, RouterContext, type RouterTools } from './router-context.ts'
import { ScreenBoundary, type ScreenFailure } from './screen-boundary.tsx'
import type { Screen } from './screen.ts'
import type { ScrollMemory } from './scroll-memory.ts'
import { usePageArrival } from './use-page-arrival.ts'
import { useStage } from './use-stage.ts'

export type FrameProps = {
  /** The frame named in the route; undefined on the 404 page. */
  readonly frame: string | undefined
  readonly path: string
  readonly children: ReactNode
}

export type RouterProps = RouterTools & {
  /** The shell's frame around every page. It stays mounted between pages. */
  readonly frame: ComponentType<FrameProps>
  readonly notFound: { readonly screen: Screen; readonly title: string }
  readonly failure: ComponentType<ScreenFailure>
  /** Turns a page's title into the document's title. */
  readonly titleOf: (title: string) => string
  readonly scroll: ScrollMemory
  /** Keeps pages and typed input when the same person renews the session over the page. */
  readonly pagesOutliveSession?: boolean
  /** Components that live as long as the router and may use it. */
  readonly beside?: ReactNode
}

/** Renders the page for the browser's location inside the shell's frame. */
export function Router({ table, navigator, beside, ...stage }: RouterProps) {
  useEffect(() => followAnchors(document, table, navigator), [table, navigator])
  return (
    <RouterContext value={{ table, navigator }}>
      <Outlet {...stage} />
      {beside}
    </RouterContext>
  )
}

function Outlet(props: Omit<RouterProps, keyof RouterTools | 'beside'>) {
  const { frame: Frame, notFound, failure: Failure, titleOf, scroll, pagesOutliveSession = false } = props
  const { route, path, pages, visible, pending, failed, retry } = useStage(notFound.screen)
  const sessionsEnded = useSessionsEnded()
  const age = pagesOutliveSession ? 0 : sessionsEnded
  const visibleElement = useRef<HTMLDivElement>(null)
  usePageArrival(visible, visibleElement, scroll)
  useForgottenScroll(scroll)
  useTitle(titleOf(route?.title ?? notFound.title))
  return (
    <Frame frame={route?.frame} path={path}>
      <RouteProgress active={pending} />
      {pages.map((page) => (
        <Activity key={`${age} ${pageKey(page)}`} mode={page === visible ? 'visible' : 'hidden'}>
          <PageView page={page} failure={Failure} ref={page === visible ? visibleElement : null} />
        </Activity>
      ))}
      {failed && <Failure reason="fetch" retry={retry} />}
    </Frame>
  )
}

/** A page never outlives the session it was rendered for, hidden ones included: all are remounted when it ends. */
function useSessionsEnded(): number {
  const token = useSessionToken()
  const [known, setKnown] = useState({ token, ended: 0 })
  if (known.token !== token) setKnown({ token, ended: known.token === undefined ? known.ended : known.ended + 1 })
  return known.ended
}

/** Signing in resets scroll positions: the guest's home was another page. */
function useForgottenScroll(scroll: ScrollMemory): void {
  const session = useSession()
  useEffect(
    () => session.store.subscribe((now, before) => now.token !== before.token && scroll.forget()),
    [session, scroll],
  )
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}

type PageViewProps = { page: Page; failure: ComponentType<ScreenFailure>; ref: Ref<HTMLDivElement> }

function PageView({ page, failure, ref }: PageViewProps) {
  const { component: Component } = page
  // Measurements wait for this mark: the page is rendered and interactive.
  useEffect(() => {
    performance.mark('page-ready')
  }, [page])
  return (
    <div ref={ref}>
      <ScreenBoundary fallback={failure}>
        <PageContext value={page}>
          <Component />
        </PageContext>
      </ScreenBoundary>
    </div>
  )
}
