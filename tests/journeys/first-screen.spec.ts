import type { Page } from '@playwright/test'
import { deviceOptions } from './support/devices.ts'
import { signIn } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { stage } from './support/lobby.ts'
import { wholeTiles } from './support/whole-tiles.ts'

const tallPhone = { ...deviceOptions.phone, viewport: { width: 390, height: 844 } }

/** What a visitor is shown before the first scroll, as the design promises it. */
const screens = [
  { name: 'a phone of 360x740', options: deviceOptions.phone, tiles: 6 },
  { name: 'a phone of 390x844', options: tallPhone, tiles: 9 },
  { name: 'a desktop of 1440x900', options: deviceOptions.desktop, tiles: 12 },
] as const

for (const { name, options, tiles } of screens) {
  test(`the first screen of ${name} has ${tiles} whole tiles, for a guest, a newcomer and a player of one game`, {
    tag: '@phone',
  }, async ({ browser, site, newPlayer, catalogue }) => {
    const player = await newPlayer()
    const context = await browser.newContext({ ...options, baseURL: site.url })
    await context.addInitScript(() => sessionStorage.setItem('homePopupSeen', 'true'))
    const page = await context.newPage()
    await page.goto('/lobby/home')
    await expect(page.locator('footer')).toBeAttached()
    expect(await wholeTiles(page), 'for a guest').toBeGreaterThanOrEqual(tiles)
    await signIn(page, player)
    await expect(page.getByText('₱0.00').first()).toBeVisible()
    expect(await wholeTiles(page), 'for a newcomer').toBeGreaterThanOrEqual(tiles)
    await page.goto(`/start?gameId=${catalogue.game.id}`)
    await expect(stage(page, catalogue.game.name)).toBeVisible()
    await page.goto('/lobby/home')
    await expect(page.getByRole('list', { name: 'Continue, and more for you' }).getByRole('link').first()).toBeVisible()
    expect(await wholeTiles(page), 'for a player of one game').toBeGreaterThanOrEqual(tiles)
    expect(await pushedRows(page), 'rows that do not begin with their first game').toBe(0)
    await context.close()
  })
}

const pushedRows = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.querySelectorAll('[data-tiles]')].filter(({ scrollLeft }) => scrollLeft > 0).length)
