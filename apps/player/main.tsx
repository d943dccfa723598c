import '#platform/ui/global.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { WebConfiguration } from '#features/office/web-configuration/contract.ts'
import { deviceFingerprint, readDeviceSignals } from '#platform/browser/client/device-fingerprint.ts'
import { createSessionClient } from '#platform/browser/client/session-client.ts'
import { readPageConfig } from '#platform/browser/config/page-config.ts'
import { createConnection } from '#platform/browser/connection/connection.ts'
import { lookForServer } from '#platform/browser/connection/look-for-server.ts'
import { whenIdle } from '#platform/browser/late/when-idle.ts'
import { browserHistory } from '#platform/browser/router/app-history.ts'
import { createAppNavigator } from '#platform/browser/router/app-navigator.ts'
import { createRouteTable } from '#platform/browser/router/route-table.ts'
import { createScrollMemory } from '#platform/browser/router/scroll-memory.ts'
import { createSession } from '#platform/browser/session/session.ts'
import { localStore, sessionStore } from '#platform/browser/storage/safe-storage.ts'
import { adoptInlinedStyles } from './adopt-inlined-styles.ts'
import { App, type AppProps, notFound } from './app.tsx'
import { giveEarlyTaps } from './early-taps.ts'
import { envelopeOf } from './envelope.ts'
import { keepInstallOffer } from './pwa/install-offer.ts'
import { pageName } from './routes/page-name.ts'
import { signInPath } from './routes/sign-in-path.ts'
import { chooseShell, desktopMedia, keepShellCookie } from './shells/choose-shell.ts'
import { followDevice } from './shells/follow-device.ts'
import { loadShell } from './shells/load-shell.ts'
import type { ShellName } from './shell.ts'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
let config = readPageConfig<WebConfiguration>(document)
const session = createSession(localStore)
const connection = createConnection()
const history = browserHistory(window)
const scroll = createScrollMemory(sessionStore)

let knownFingerprint: string | undefined
/**
 * Computed once the page works: reading the browser's time zone takes a cheap phone longer than everything else at the
 * start.
 */
function fingerprint(): string {
  knownFingerprint ??= deviceFingerprint(localStore, randomBytes, readDeviceSignals(window))
  return knownFingerprint
}

/** Loads a shell, and its page for this address, so that the first render is complete. */
async function prepare(name: ShellName): Promise<AppProps> {
  const shell = await loadShell(name)
  const table = createRouteTable(shell.routes)
  const newKey = () => new DataView(randomBytes(4).buffer).getUint32(0)
  const navigator = createAppNavigator({ table, history, signInPath, newKey })
  const client = createSessionClient({
    baseUrl: '',
    fetch: window.fetch.bind(window),
    envelope: () => envelopeOf(shell, localStore),
    session,
    connection,
    fingerprint,
    onSessionEnded: navigator.requireSignIn,
  })
  // The router shows a screen that cannot be loaded, with a retry button.
  const { screen } = table.match(navigator.location().path)?.route ?? notFound
  await screen.load().catch(() => {})
  return { shell, table, navigator, session, connection, client, config, renewConfig: renewConfiguration, scroll }
}

let root: Root | undefined
let chosen: ShellName | undefined
let shown: AppProps | undefined
async function show(name: ShellName, page: HTMLElement): Promise<void> {
  if (name === chosen) return
  chosen = name
  const prepared = await prepare(name)
  // The device may have changed back while this shell was loading.
  if (name !== chosen) return
  shown = prepared
  const app = <App key={name} {...shown} />
  const { dataset } = document.documentElement
  // Offline, a cached page may stand in for another one, which is then rendered on the client.
  const isThisPage = dataset.page === (pageName(shown.table.match(shown.navigator.location().path)) ?? '')
  const drawn = dataset.shell === name && isThisPage && page.hasChildNodes()
  dataset.shell = name
  keepShellCookie(document, name)
  if (root) root.render(app)
  else if (drawn) {
    // As a transition, so that taps are handled during hydration and not after it.
    startTransition(() => {
      root = hydrateRoot(page, app)
    })
  } else {
    root = createRoot(page)
    root.render(app)
  }
  giveEarlyTaps(window)
}

/** Refetches the operator's configuration. */
async function renewConfiguration(): Promise<void> {
  if (!shown || !root) return
  const { currentConfiguration } = await import('./pwa/current-configuration.ts')
  const renewed = await currentConfiguration(shown.client, { atHand: config, signedIn: session.token() !== undefined })
  if (!renewed) return
  config = renewed
  shown = { ...shown, config }
  root.render(<App key={shown.shell.name} {...shown} />)
}

const desktop = window.matchMedia(desktopMedia)
const showChosenShell = () =>
  void show(chooseShell(localStore, { search: location.search, wide: desktop.matches }), container)

adoptInlinedStyles(document)
session.token()
session.followOtherTabs(window)
connection.follow(window)
lookForServer(connection, { look: serverIsThere, everyMs: 5_000 })
// Not awaited here: the shells are chunks that import from this one, and would deadlock.
showChosenShell()
followDevice({ desktop, paper: window.matchMedia('print') }, showChosenShell)
window.addEventListener('load', () => {
  whenIdle(() => void fingerprint())
  if (session.token() !== undefined) whenIdle(() => void renewConfiguration())
  // After everything that the page needs has been fetched.
  if (import.meta.env.PROD && 'serviceWorker' in window.navigator) void keepOnDevice()
})
session.store.subscribe((now, before) => {
  if (now.token !== undefined && now.token !== before.token) void renewConfiguration()
})
keepInstallOffer(window)

async function serverIsThere(): Promise<boolean> {
  return !document.hidden && (await fetch('/healthz', { cache: 'no-store' })).ok
}

async function keepOnDevice(): Promise<void> {
  const { followWorker } = await import('./pwa/follow-worker.ts')
  await followWorker({ onPageRenewed: () => void renewConfiguration() })
}
