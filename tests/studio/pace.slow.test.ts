import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import fastify, { type FastifyInstance } from 'fastify'
import { registerPages } from '#apps/studio/pages.ts'
import { readPageAssets } from '#apps/studio/read-page-assets.ts'
import { readVerifier } from '#apps/studio/read-verifier.ts'
import { milliseconds } from '#core/clock/duration.ts'
import { registerRgsRoutes } from '#games/rgs/server/rgs-routes.ts'
import { tables, titles } from '#games/titles.ts'
import { buildApps } from '#tools/build/build-apps.ts'
import { ensureChromium } from '#tools/test/chromium.ts'
import { root } from '#tools/launcher/data-dir.ts'
import { openTestStudio, type TestStudio } from './test-studio.ts'

const dist = join(root, 'apps', 'studio', 'dist')
const phone = { width: 360, height: 740 }
const code = 'galleon-trade'
const tickMs = 100
/** For a machine that has much else to do. */
const patient = { interval: 10, timeout: 20_000 }

let studio: TestStudio
let pages: FastifyInstance
let browser: Browser
let address: string
let ticking: NodeJS.Timeout
beforeAll(async () => {
  await buildApps(new AbortController().signal, ['studio'])
  studio = await openTestStudio()
  pages = fastify()
  registerRgsRoutes(pages, studio.needs)
  const [en, fil] = [join(dist, 'client'), join(dist, 'fil')]
  registerPages(pages, {
    titles: [...titles, ...tables],
    frameOrigins: [],
    builds: {
      en: { directory: en, assets: readPageAssets(en) },
      fil: { directory: fil, assets: readPageAssets(fil) },
    },
    verifier: readVerifier(join(dist, 'verifier')),
  })
  address = await pages.listen({ host: '127.0.0.1', port: 0 })
  browser = await chromium.launch({ executablePath: ensureChromium() })
  // The least time between two spins passes faster than in a game: a busy machine ticks late, and a spin that comes early
  // by the studio's clock is refused.
  ticking = setInterval(() => studio.wallet.site.clock.advance(milliseconds(5 * tickMs)), tickMs)
}, 300_000)
afterAll(async () => {
  clearInterval(ticking)
  await browser.close()
  await pages.close()
  await studio.close()
})

async function openSlot(lang = 'en-PH', game = code): Promise<Page> {
  const { id } = await studio.wallet.newPlayer(5_000_000)
  const context = await browser.newContext({ viewport: phone })
  const page = await context.newPage()
  const query = new URLSearchParams({ game, mode: 'real', lt: await studio.launch(id, game), lang })
  await page.goto(`${address}/play?${query}`)
  await page.locator('.action').waitFor()
  return page
}

const playedOf = async (): Promise<number> =>
  Number((await studio.rows(`select count(*) as count from studio.round where state = 'closed'`))[0]?.['count'])

/** How long a spin without a win lasts; a win is counted up, and is spun again. */
async function spinOf(page: Page, isStopped: boolean): Promise<number> {
  const action = page.locator('.action')
  for (;;) {
    await expect.poll(() => action.textContent(), patient).toBe('Spin')
    await expect.poll(() => action.isEnabled(), patient).toBe(true)
    const began = performance.now()
    await action.click()
    await expect.poll(() => action.textContent(), patient).toBe('Stop')
    if (isStopped) await action.click()
    await expect.poll(() => action.textContent(), patient).toBe('Spin')
    const lasted = performance.now() - began
    if ((await page.locator('.spoken').allTextContents()).some((text) => text.includes('No win'))) return lasted
  }
}

test('the button stops the reels of this spin, and the next spin turns as usual', async () => {
  const page = await openSlot()
  const [before, stopped, after] = [await spinOf(page, false), await spinOf(page, true), await spinOf(page, false)]
  // No spin is shorter than its least time; how long one takes beyond that depends on the machine.
  expect(stopped).toBeGreaterThan(900)
  expect(stopped).toBeLessThan(Math.min(before, after))
  await page.context().close()
}, 90_000)

test('quick is in sight, and is remembered when the game is opened again', async () => {
  const page = await openSlot()
  const quick = page.getByRole('button', { name: 'Quick' })
  expect(await quick.getAttribute('aria-pressed')).toBe('false')
  await quick.click()
  expect(await quick.getAttribute('aria-pressed')).toBe('true')
  await page.reload()
  await expect.poll(() => quick.getAttribute('aria-pressed'), patient).toBe('true')
  await page.context().close()
}, 60_000)

test('automatic play starts only with three limits, plays no more than was set, and says why it ended', async () => {
  const page = await openSlot()
  const before = await playedOf()
  await page.getByRole('button', { name: 'Quick' }).click()
  await page.getByRole('button', { name: 'Auto' }).click()
  const [panel, start] = [page.getByRole('dialog', { name: 'Auto play' }), page.getByRole('button', { name: 'Start' })]
  expect(await start.isDisabled()).toBe(true)
  await panel.getByText('10', { exact: true }).click()
  await panel.getByText('₱50.00', { exact: true }).click()
  expect(await start.isDisabled()).toBe(true)
  await panel.getByText('₱1,000.00', { exact: true }).click()
  await start.click()
  await page.getByRole('button', { name: /Stop auto/ }).waitFor()
  const notice = page.locator('.notice', { hasText: 'Auto play ended' })
  await notice.waitFor({ timeout: 120_000 })
  expect(await page.locator('.action').textContent()).toBe('Spin')
  const played = (await playedOf()) - before
  expect(played).toBeGreaterThan(0)
  expect(played).toBeLessThanOrEqual(10)
  expect(await notice.textContent()).toContain(`after ${played} round`)
  await page.context().close()
}, 180_000)

test('in green mode there is no automatic play, and quick stays', async () => {
  await studio.wallet.site.set({ mode: 'green' })
  const page = await openSlot('fil-PH')
  await page.getByRole('button', { name: 'Mabilis' }).waitFor()
  expect(await page.getByRole('button', { name: 'Auto' }).count()).toBe(0)
  await studio.wallet.site.set({})
  await page.context().close()
}, 60_000)
