import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables, titles } from '#games/titles.ts'
import { openStudioPages, type StudioPages } from './open-studio-pages.ts'
import { soundFilesOf } from './sound-files.ts'

/** Bars and scene are there: a round can be begun, or the round of all is awaited. */
const screen = '.hud'
const patienceMs = 30_000
/** By engine. Of a slot: the client of all games, the engine, what its titles share, and the title. */
const scriptsMost: Readonly<Record<string, number>> = { slots: 4 }

/** Fetched in a moment of rest, once the page can be played: the face of amounts, and how a card is peeled open. */
const later = /\.woff2$|create-squeeze/

let pages: StudioPages
beforeAll(async () => {
  pages = await openStudioPages()
})
afterAll(() => pages.close())

/** Of the assets that a page asked for until it could be played: those in its head, and all. */
async function firstRequests(code: string) {
  const context = await pages.browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const query = new URLSearchParams({ game: code, mode: 'demo', dt: pages.studio.demoToken(code), lang: 'en-PH' })
  const head = (await (await page.goto(`${pages.address}/play?${query}`, { waitUntil: 'commit' }))?.text()) ?? ''
  await page.locator(screen).waitFor({ timeout: patienceMs })
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  await context.close()
  const named = [...head.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '')
  return { named, assets: paths.filter((path) => path.startsWith('/assets/') && !later.test(path)) }
}

test.each([...titles, ...tables].map(({ code, engine }) => ({ code, engine })))(
  'the head of $code names every file that its first screen needs, and none of its sound or of a jackpot’s wheel',
  async ({ code, engine }) => {
    const { named, assets } = await firstRequests(code)
    expect(assets.filter((path) => !named.includes(path))).toEqual([])
    expect(named.filter((path) => !assets.includes(path))).toEqual([])
    expect(named.filter((path) => soundFilesOf(code).includes(path.slice(1)) || path.includes('wheel'))).toEqual([])
    const scripts = named.filter((path) => path.endsWith('.js'))
    expect(scripts.length).toBeLessThanOrEqual(scriptsMost[engine] ?? Infinity)
  },
)
