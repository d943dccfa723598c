import type { Browser, Locator, Page } from '@playwright/test'
import type { DemoDesk } from './open-demo-desk.ts'
import { noteRendering } from './sound-rendering.ts'
import { newPhone, openTab, slow4G } from '../web/slow-phone.ts'

export type OpenedGame = {
  readonly code: string
  readonly engine: string
  readonly page: Page
  /** The scripts that the page requested, by path. */
  readonly scripts: readonly string[]
  /** From the first request until a round can be begun and the page has been painted. */
  readonly readyMs: number
  readonly close: () => Promise<void>
}

type Which = { readonly desk: DemoDesk; readonly code: string; readonly engine: string }

const patienceMs = 30_000
/** A round can be begun, or its numbers chosen; or, where all play at once, the round that is there is shown. */
export const playable = '.action:not([disabled]), .star, .live-stage .phase:not(:empty), .match-time:not(:empty)'

/** Resolves once it is there and the frame has been painted in which it came: a button on an empty page is no game. */
export async function playableSeen(place: Locator, timeoutMs: number): Promise<void> {
  await place.waitFor({ state: 'visible', timeout: timeoutMs })
  await place.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** A phone that has never played opens a game with play money. */
export async function openGame(browser: Browser, { desk, code, engine }: Which): Promise<OpenedGame> {
  const phone = await newPhone(browser)
  const page = await openTab(phone, { cpuSlowdown: 4, line: slow4G })
  await page.addInitScript(noteRendering)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const address = await desk.addressOf(code)
  const begun = performance.now()
  await page.goto(address)
  await playableSeen(page.locator(playable).first(), patienceMs)
  return { code, engine, page, scripts, readyMs: performance.now() - begun, close: () => phone.close() }
}
