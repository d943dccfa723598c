import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { NoticePermission } from '#core/client/native-bridge.ts'
import { type HostFacts, injectBridge, type NativeAct, type NoticeAnswer } from './android-host.ts'
import { type AndroidNames, androidNames } from './android-sources.ts'
import { deviceOptions } from './devices.ts'

/** The Android package around a page, played in Chromium. */
export type AndroidShell = {
  readonly names: AndroidNames
  readonly afuid: string
  /** What our page did through the bridge. */
  readonly acts: readonly NativeAct[]
  /** What frames of others tried, with their origin. */
  readonly foreignActs: readonly (NativeAct & { readonly origin: string })[]
  /** The links of its scheme that the page opened: the package answers them itself. */
  readonly links: readonly string[]
  /** Another app opens a link of the package's scheme. */
  readonly openLink: (link: string) => Promise<void>
  /** The first start, with what the download page has left on the clipboard. */
  readonly startFirst: (referrer: string) => Promise<void>
  /** The phone's back button, and who acted: at the end of the history the package asks for a second press. */
  readonly back: () => Promise<'page' | 'history' | 'end'>
  /** The package runs any script of its own in our page. */
  readonly tell: (kind: string, value: string) => Promise<void>
}

const reportName = '__shellAct'

/** Chromium's web view says so in its user agent, and the package adds itself. */
export const shellUserAgent = (version: string): string =>
  `${deviceOptions.phone.userAgent.replace(')', '; wv)')}${androidNames().mark}${version}`

export type ShellOptions = {
  readonly origin: string
  readonly version: string
  readonly permission?: NoticePermission
  readonly answer?: NoticeAnswer
}

export async function openAndroidShell(page: Page, options: ShellOptions): Promise<AndroidShell> {
  const { origin, version, permission = 'default', answer = 'granted' } = options
  const names = androidNames()
  const key = randomBytes(16).toString('hex')
  const afuid = `1700000000000-${randomBytes(6).toString('hex')}`
  const acts: NativeAct[] = []
  const foreignActs: (NativeAct & { readonly origin: string })[] = []
  const links: string[] = []

  const tell = async (kind: string, value: string) => {
    if (new URL(page.url()).origin === origin) await page.evaluate(names.tell(kind, value))
  }
  const inject = (now: NoticePermission) => {
    const { bridge, methods, scheme } = names
    const facts = { bridge, methods, scheme, key, afuid, version, sdk: 36, permission: now, answer, report: reportName }
    return page.addInitScript<HostFacts>(injectBridge, facts)
  }
  await page.exposeBinding(reportName, async ({ frame }, act: NativeAct) => {
    if (frame === page.mainFrame()) acts.push(act)
    else foreignActs.push({ ...act, origin: new URL(frame.url()).origin })
    if (act.method !== 'askNotices' || !act.accepted || answer === 'later') return
    // The phone remembers the answer for the pages that come.
    await inject(answer)
    await tell('notices', answer)
  })
  await inject(permission)
  // The key is handed over once the page has finished, and only to ours.
  page.on('load', (loaded) => {
    if (new URL(loaded.url()).origin === origin) void loaded.evaluate(names.handOver(key)).catch(() => undefined)
  })
  followLinks(page, names.scheme, links)

  return {
    names,
    afuid,
    acts,
    foreignActs,
    links,
    tell,
    openLink: async (link) => {
      const { protocol, host, searchParams } = new URL(link)
      const path = searchParams.get('path') ?? ''
      const isOurs = protocol === `${names.scheme}:` && host === 'open' && /^\/(?![/\\])/.test(path)
      await page.goto(isOurs ? path : '/?source=app')
    },
    startFirst: async (referrer) => {
      await page.goto(`/?source=app&${referrer}`)
    },
    back: async () => {
      if ((await page.evaluate(names.askBack)) === false) return 'page'
      if ((await historyPlace(page)) === 0) return 'end'
      await page.evaluate(() => history.back())
      return 'history'
    },
  }
}

/** `shouldOverrideUrlLoading`: the package hears of every address that the main frame wants to open. */
function followLinks(page: Page, scheme: string, links: string[]): void {
  page.on('request', (request) => {
    const url = request.url()
    if (url.startsWith(`${scheme}:`) && request.frame() === page.mainFrame()) links.push(url)
  })
}

/** As `canGoBack` counts. */
async function historyPlace(page: Page): Promise<number> {
  const control = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await control.send('Page.getNavigationHistory')
  await control.detach()
  return entries[0]?.url === 'about:blank' ? currentIndex - 1 : currentIndex
}
