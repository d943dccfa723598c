import type { Page } from '@playwright/test'
import { deviceOptions } from './support/devices.ts'
import { signIn } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'

const tallPhone = { ...deviceOptions.phone, viewport: { width: 390, height: 844 } }

/** What a visitor is shown before the first scroll, as the design promises it. */
const screens = [
  { name: 'a phone of 360x740', options: deviceOptions.phone, tiles: 6 },
  { name: 'a phone of 390x844', options: tallPhone, tiles: 9 },
  { name: 'a desktop of 1440x900', options: deviceOptions.desktop, tiles: 12 },
] as const

for (const { name, options, tiles } of screens) {
  test(`the first screen of ${name} has ${tiles} whole tiles, for a guest and for a player`, {
    tag: '@phone',
  }, async ({ browser, site, newPlayer }) => {
    const player = await newPlayer()
    const context = await browser.newContext({ ...options, baseURL: site.url })
    await context.addInitScript(() => sessionStorage.setItem('homePopupSeen', 'true'))
    const page = await context.newPage()
    await page.goto('/lobby/home')
    await expect(page.locator('footer')).toBeAttached()
    expect(await wholeTiles(page), 'for a guest').toBeGreaterThanOrEqual(tiles)
    await signIn(page, player)
    await expect(page.getByText('₱0.00').first()).toBeVisible()
    expect(await wholeTiles(page), 'for a player').toBeGreaterThanOrEqual(tiles)
    await context.close()
  })
}

/** Tiles that nothing cuts off: neither an edge of the screen nor the tab bar. */
const wholeTiles = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('nav')].filter((nav) => getComputedStyle(nav).position === 'fixed')
    const end = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top))
    return [...document.querySelectorAll('a[data-game]')].filter((tile) => {
      const { top, right, bottom, left } = tile.getBoundingClientRect()
      return top >= 0 && left >= 0 && right <= document.documentElement.clientWidth && bottom <= end
    }).length
  })
