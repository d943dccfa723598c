import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  devices,
  type Page,
} from '@playwright/test'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { ensureChromium } from '#tools/test/chromium.ts'
import { observePage } from './page-observer.ts'

export type Line = { readonly kilobitsPerSecond: number; readonly roundTripMs: number }

/** What a cheap plan gives in town, and what it gives far from it. */
export const slow4G: Line = { kilobitsPerSecond: 1_638.4, roundTripMs: 150 }
export const farFromTown: Line = { kilobitsPerSecond: 1_474, roundTripMs: 562 }

export type Slowness = { readonly cpuSlowdown: number; readonly line?: Line }

/** The machine's browser; where it is missing it is installed, or the bench ends with the one sentence that says what to do. */
export async function launchBrowser(): Promise<Browser> {
  try {
    return await chromium.launch({
      executablePath: ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    })
  } catch (error) {
    if (!(error instanceof OperatorFault)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** A phone that has never been here, or one with what another has kept; another kind of phone if its options say so. */
export const newPhone = (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ ...devices['Pixel 7'], locale: 'en-PH', timezoneId: 'Asia/Manila', ...options })

/**
 * An empty tab with this slowdown, applied by the browser and not estimated. It covers the page only: a service
 * worker's requests are not slowed down.
 */
export async function openTab(phone: BrowserContext, slowness: Slowness): Promise<Page> {
  const page = await phone.newPage()
  await slowDown(page, slowness)
  await observePage(page)
  return page
}

export async function slowDown(page: Page, { cpuSlowdown, line }: Slowness): Promise<void> {
  const control = await page.context().newCDPSession(page)
  await control.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  if (!line) return
  const bytesPerSecond = (line.kilobitsPerSecond * 1_024) / 8
  await control.send('Network.enable')
  await control.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
    connectionType: 'cellular4g',
  })
}
