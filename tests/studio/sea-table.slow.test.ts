import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { milliseconds } from '#core/clock/duration.ts'
import { openStudioPages, type StudioPages } from './open-studio-pages.ts'

const game = 'dagat-hunter'
const tickMs = 200
const phone = { width: 360, height: 740 }
const desktop = { width: 1_440, height: 900 }

let pages: StudioPages
let ticks: NodeJS.Timeout
beforeAll(async () => {
  pages = await openStudioPages()
  // The studio's clock goes on while the pages play.
  ticks = setInterval(() => {
    pages.studio.wallet.site.clock.advance(milliseconds(tickMs))
    void pages.seas.publish().then(() => pages.seas.keepSeats())
  }, tickMs)
})
afterAll(() => {
  clearInterval(ticks)
  return pages.close()
})
afterEach(() => Promise.all(pages.browser.contexts().map((context) => context.close())))

type OpenedSea = { readonly id: bigint; readonly page: Page; readonly volleys: string[]; readonly faults: string[] }
async function openSea(viewport: { width: number; height: number }, coin = 1_000_000): Promise<OpenedSea> {
  const { id } = await pages.studio.wallet.newPlayer(coin)
  const launchToken = await pages.studio.launch(id, game)
  const page = await (await pages.browser.newContext({ viewport })).newPage()
  const opened: OpenedSea = { id, page, volleys: [], faults: [] }
  page.on('pageerror', ({ message }) => opened.faults.push(message))
  page.on('request', (request) => {
    if (request.url().endsWith('/play')) opened.volleys.push(request.postData() ?? '')
  })
  await page.goto(`${pages.address}/play?${new URLSearchParams({ game, mode: 'real', lt: launchToken })}`)
  await page.getByText(/At your table|Nobody else/).waitFor({ state: 'attached' })
  return opened
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
async function holdFire(page: Page, ms: number): Promise<void> {
  const { x, y, width, height } = (await page.locator('.action').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await wait(ms)
  await page.mouse.up()
}

test('two players at one table see each other, and each holds fire for itself', async () => {
  const [one, other] = [await openSea(phone), await openSea(desktop)]
  await one.page.getByText(/^At your table: ..••••/).waitFor({ state: 'attached' })
  await other.page.getByText(/^At your table: ..••••/).waitFor({ state: 'attached' })
  await Promise.all([holdFire(one.page, 5_000), holdFire(other.page, 5_000)])
  await wait(2_500)
  for (const { volleys, faults } of [one, other]) {
    expect(faults).toEqual([])
    expect(volleys.length).toBeGreaterThan(1)
    expect(volleys.length).toBeLessThan(12)
    for (const volley of volleys)
      expect(JSON.parse(volley).choice).toMatchObject({ weapon: 'cannon', at: expect.any(Array) })
  }
  const sent = one.volleys.length
  await wait(2_500)
  expect(one.volleys).toHaveLength(sent)
})

test('a player who is excluded meanwhile is refused at the sea with a word, and the trigger is let go', async () => {
  const { page, volleys, id } = await openSea(phone)
  await pages.studio.wallet.block({ id })
  await holdFire(page, 6_000)
  await page.getByRole('alert').filter({ hasText: 'can’t play right now' }).waitFor()
  const sent = volleys.length
  await wait(2_000)
  expect(volleys).toHaveLength(sent)
  expect(await pages.studio.wallet.coinOf({ id })).toBe(1_000_000n)
})

test('a balance that is too low ends holding with a word, and nothing more is sent', async () => {
  // Less than one shot: with more, luck may keep the balance up for as long as fire is held.
  const { page, volleys } = await openSea(phone, 90)
  await holdFire(page, 6_000)
  await page.getByRole('alert').filter({ visible: true }).waitFor()
  const sent = volleys.length
  await wait(2_000)
  expect(volleys).toHaveLength(sent)
})
