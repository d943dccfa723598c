import type { Browser, Locator, Page } from '@playwright/test'
import { markNewsSeen } from '#tests/journeys/support/news-seen.ts'
import { forgetAnswers, whatWasSeen } from './page-observer.ts'
import { newPhone, openTab, slowDown } from './slow-phone.ts'

/** From a touch or a key to the picture that answers it, the longest of each kind. */
export type Answers = {
  readonly tab: number
  readonly like: number
  readonly sheet: number
  readonly keystroke: number
  readonly domNodes: number
}

export type InteractionOptions = { readonly url: string; readonly storageState: string; readonly cpuSlowdown: number }

/** A player uses a lobby of many games. */
export async function useLobby(
  browser: Browser,
  { url, storageState, cpuSlowdown }: InteractionOptions,
): Promise<Answers> {
  const phone = await newPhone(browser, { storageState })
  try {
    await markNewsSeen(phone)
    const page = await openLobby(await openTab(phone, { cpuSlowdown: 1 }), url)
    const domNodes = await page.evaluate(() => document.querySelectorAll('*').length)
    await slowDown(page, { cpuSlowdown })
    const tab = await slowestAnswer(page, () => tabNamed(page, 'Slots').tap())
    const like = await slowestAnswer(page, () =>
      firstTile(page)
        .getByRole('button', { name: /^Favorite/ })
        .tap(),
    )
    const sheet = await slowestAnswer(page, () =>
      firstTile(page)
        .getByRole('button', { name: /^About/ })
        .tap(),
    )
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.goto(`${url}/search`)
    await untilReady(page)
    await page.getByRole('searchbox').focus()
    const keystroke = await slowestAnswer(page, () => page.keyboard.type('kalesa', { delay: keyPauseMs }))
    return { tab, like, sheet, keystroke, domNodes }
  } finally {
    await phone.close()
  }
}

const switches = 20

/** What the lobby holds in memory after many changes of the tab, in MB. */
export async function heapAfterTabs(browser: Browser, { url, storageState }: Omit<InteractionOptions, 'cpuSlowdown'>) {
  const phone = await newPhone(browser, { storageState })
  try {
    await markNewsSeen(phone)
    const page = await openLobby(await openTab(phone, { cpuSlowdown: 1 }), url)
    for (let done = 0; done < switches; done++) {
      const name = done % 2 === 0 ? 'Slots' : 'Home'
      await tabNamed(page, name).tap()
      await page.getByRole('tabpanel', { name }).getByRole('listitem').first().waitFor()
    }
    const control = await phone.newCDPSession(page)
    await control.send('HeapProfiler.collectGarbage')
    await control.send('Performance.enable')
    const { metrics } = await control.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1_000_000
  } finally {
    await phone.close()
  }
}

/** The lobby with everything in it, and without what opens by itself once a visit. */
async function openLobby(page: Page, url: string): Promise<Page> {
  await page.addInitScript(() => sessionStorage.setItem('homePopupSeen', 'true'))
  await page.goto(`${url}/lobby/home`, { waitUntil: 'networkidle' })
  await untilReady(page)
  return page
}

/** No time is measured here, so that the page may be asked. */
const untilReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('page-ready').length > 0)

const tabNamed = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true })

const firstTile = (page: Page): Locator =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.locator('a[data-game]') })
    .first()

const keyPauseMs = 150
const quietMs = 400

/** Browsers report durations in steps of 8 ms, with delay, and none below 16 ms. */
async function slowestAnswer(page: Page, act: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(quietMs)
  await forgetAnswers(page)
  await act()
  await page.waitForTimeout(quietMs)
  return Math.max(0, ...(await whatWasSeen(page)).answers)
}
