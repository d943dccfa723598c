import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { ClientContext } from '#platform/browser/client/client-context.tsx'
import { createSessionClient } from '#platform/browser/client/session-client.ts'
import { ConfigContext } from '#platform/browser/config/config-context.tsx'
import { createConnection } from '#platform/browser/connection/connection.ts'
import { browserHistory } from '#platform/browser/router/app-history.ts'
import { createAppNavigator } from '#platform/browser/router/app-navigator.ts'
import { createRouteTable, type ScreenRoute } from '#platform/browser/router/route-table.ts'
import { Router } from '#platform/browser/router/router.tsx'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { createScrollMemory } from '#platform/browser/router/scroll-memory.ts'
import { createSession } from '#platform/browser/session/session.ts'
import { SessionContext } from '#platform/browser/session/session-context.tsx'
import { localStore, sessionStore } from '#platform/browser/storage/safe-storage.ts'
import '#platform/ui/testing/modal-dialogs.ts'
import { ToastRegion } from '#platform/ui/toast/toast-region.tsx'
import { currentToast, dismissToast } from '#platform/ui/toast/toast-store.ts'
import type { AccountConfiguration } from './account-configuration.ts'
import { BindPage } from './bind-page.tsx'
import { ForgetPage } from './forget-page.tsx'
import { HomeGreetingPage } from './home-greeting-page.tsx'
import { LoginPage } from './login-page.tsx'
import { ProfileInfoPage } from './profile-info-page.tsx'
import { RegisterPage } from './register-page.tsx'
import { testConfiguration, testOperator } from './test-configuration.ts'
import { createTestServer } from './test-server.ts'

export type TestSiteOptions = {
  readonly configuration?: Partial<AccountConfiguration>
  readonly token?: string
}

/** The account screens in a tab of their own, before a server of the test's. */
export function openTestSite(address: string, { configuration = {}, token }: TestSiteOptions = {}) {
  window.history.pushState(null, '', address)
  stubLayout()
  const server = createTestServer()
  const session = createSession(localStore)
  if (token) session.set(token)
  let keys = 0
  const table = createRouteTable(routes)
  const history = browserHistory(window)
  const navigator = createAppNavigator({ table, history, signInPath: '/login', newKey: () => ++keys })
  const client = createSessionClient({
    baseUrl: '',
    fetch: server.fetch,
    envelope: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }),
    session,
    connection: createConnection(),
    fingerprint: 'device-of-the-test',
    onSessionEnded: navigator.askToSignIn,
  })
  const open = () =>
    render(
      <ConfigContext value={{ ...testOperator, ...testConfiguration, ...configuration }}>
        <SessionContext value={session}>
          <ClientContext value={client}>
            <Router
              table={table}
              navigator={navigator}
              scroll={createScrollMemory(sessionStore)}
              frame={({ children }) => <main>{children}</main>}
              notFound={{ screen: readyScreen(() => null), title: '' }}
              failure={() => <p>A screen broke.</p>}
              titleOf={(title) => title}
              beside={<ToastRegion />}
            />
          </ClientContext>
        </SessionContext>
      </ConfigContext>,
    )
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  return { ...server, session, navigator, open, user, path: () => history.place().path }
}

/** After each test: nothing of it is left in the browser. */
export function leaveNothingBehind(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id)
  localStorage.clear()
  sessionStorage.clear()
}

/** jsdom has no layout: nothing scrolls, and nothing comes into sight. */
function stubLayout() {
  const observer = class {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('ResizeObserver', observer)
  vi.stubGlobal('IntersectionObserver', observer)
}

const page = (
  path: ScreenRoute['path'],
  screen: ScreenRoute['screen'],
  more: Partial<ScreenRoute> = {},
): ScreenRoute => ({ path, access: 'public', title: path, screen, frame: 'none', ...more })

const routes: readonly ScreenRoute[] = [
  page('/login', readyScreen(LoginPage), { entrance: true }),
  page('/register', readyScreen(RegisterPage), { entrance: true }),
  page('/forget', readyScreen(ForgetPage), { entrance: true }),
  page('/bind', readyScreen(BindPage), { access: 'player' }),
  page('/profile/info', readyScreen(ProfileInfoPage), { access: 'player' }),
  page('/lobby/home', readyScreen(HomeGreetingPage)),
]
