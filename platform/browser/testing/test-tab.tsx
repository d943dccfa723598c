import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { ToastRegion } from '#platform/ui/toast/toast-region.tsx'
import { currentToast, dismissToast } from '#platform/ui/toast/toast-store.ts'
import '#platform/ui/testing/modal-dialogs.ts'
import { ClientContext } from '../client/client-context.tsx'
import { createSessionClient } from '../client/session-client.ts'
import { ConfigContext } from '../config/config-context.tsx'
import { createConnection } from '../connection/connection.ts'
import { ConnectionContext } from '../connection/connection-context.tsx'
import { browserHistory } from '../router/app-history.ts'
import { createAppNavigator } from '../router/app-navigator.ts'
import { createRouteTable, type Route } from '../router/route-table.ts'
import { type FrameProps, Router } from '../router/router.tsx'
import { readyScreen } from '../router/screen.ts'
import { createScrollMemory } from '../router/scroll-memory.ts'
import { createSession } from '../session/session.ts'
import { SessionContext } from '../session/session-context.tsx'
import { localStore, sessionStore } from '../storage/safe-storage.ts'
import { createTestServer } from './test-server.ts'

export type TestTabOptions = {
  readonly address: string
  readonly routes: readonly Route[]
  readonly config: unknown
  readonly token?: string | undefined
  /** Drawn around every page; unless a test is about the frame, only the page's landmark. */
  readonly frame?: ComponentType<FrameProps>
}

/** Screens in a tab of their own, with the test's server. */
export function openTestTab({ address, routes, config, token, frame = MainOnly }: TestTabOptions) {
  window.history.pushState(null, '', address)
  stubLayout()
  const server = createTestServer()
  const session = createSession(localStore)
  if (token) session.set(token)
  let keys = 0
  const table = createRouteTable(routes)
  const history = browserHistory(window)
  const navigator = createAppNavigator({ table, history, signInPath: '/login', newKey: () => ++keys })
  const connection = createConnection()
  const client = createSessionClient({
    baseUrl: '',
    fetch: server.fetch,
    envelope: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }),
    session,
    connection,
    fingerprint: () => 'device-of-the-test',
    onSessionEnded: navigator.requireSignIn,
  })
  const open = () =>
    render(
      <ConfigContext value={config}>
        <SessionContext value={session}>
          <ConnectionContext value={connection}>
            <ClientContext value={client}>
              <Router
                table={table}
                navigator={navigator}
                scroll={createScrollMemory(sessionStore)}
                frame={frame}
                notFound={{ screen: readyScreen(() => null), title: '' }}
                failure={() => <p>A screen broke.</p>}
                titleOf={(title) => title}
                beside={<ToastRegion />}
              />
            </ClientContext>
          </ConnectionContext>
        </SessionContext>
      </ConfigContext>,
    )
  const advanceTimers = (ms: number) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms))
  const user = userEvent.setup({ advanceTimers })
  return { ...server, session, connection, navigator, open, user, path: () => history.location().path }
}

const MainOnly = ({ children }: FrameProps) => <main>{children}</main>

/** After each test: clears the browser. */
export function leaveNothingBehind(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id)
  localStorage.clear()
  sessionStorage.clear()
}

/** jsdom has no layout: nothing scrolls or becomes visible. */
function stubLayout() {
  const observer = class {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('ResizeObserver', observer)
  vi.stubGlobal('IntersectionObserver', observer)
}
