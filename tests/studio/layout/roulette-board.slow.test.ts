import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advanceTable } from '#games/rgs/server/tables/advance-table.ts'
import { readTable } from '#games/rgs/server/tables/read-table.ts'
import { tables } from '#games/titles.ts'
import { openStudioPages, type StudioPages } from '../open-studio-pages.ts'

const game = 'roulette-bituin'
const fingerPx = 40
const leastPx = { usual: 24, low: 22 }

let pages: StudioPages
beforeAll(async () => {
  pages = await openStudioPages()
  const table = tables.find(({ code }) => code === game)
  if (table === undefined) throw new Error(`there is no ${game}`)
  await advanceTable(pages.studio.needs, table)
  const news = await readTable(pages.studio.needs, table)
  if (news === undefined) throw new Error('the table has no round')
  pages.tables.publish(game, news)
})
afterAll(() => pages.close())

async function openedAt(viewport: { width: number; height: number }): Promise<Page> {
  const { id } = await pages.studio.wallet.newPlayer(1_234_567_890)
  const launchToken = await pages.studio.launch(id, game)
  const context = await pages.browser.newContext({ viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(`${pages.address}/play?${new URLSearchParams({ game, mode: 'real', lt: launchToken })}`)
  await page.locator('.board:not(.is-closed) .roulette-numbers .spot').first().waitFor()
  return page
}

/** Where each place of the open view lies, and whether a finger in its middle finds it. */
const placesOf = (page: Page, pane: string) =>
  page.locator(`${pane} .spot`).evaluateAll((all) =>
    all.map((each) => {
      const { left, top, right, bottom, width, height } = each.getBoundingClientRect()
      const isFound = each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      return { name: each.getAttribute('aria-label'), left, right, width, height, isFound }
    }),
  )

describe.each([
  [{ width: 360, height: 740 }, fingerPx],
  [{ width: 360, height: 640 }, fingerPx],
  [{ width: 390, height: 844 }, fingerPx],
  [{ width: 820, height: 1180 }, fingerPx],
  // Fourteen columns lie side by side here.
  [{ width: 740, height: 360 }, 30],
  [{ width: 1024, height: 768 }, 30],
])('at %o', (viewport, widthLeast) => {
  test('the whole cloth is in sight, and each place is large enough for a finger', async () => {
    const heightLeast = viewport.height === 640 ? leastPx.low : leastPx.usual
    const page = await openedAt(viewport)
    const places = await placesOf(page, '.roulette-numbers')
    await page.context().close()
    expect(places).toHaveLength(49)
    expect(places.filter(({ left, right, isFound }) => left < 0 || right > viewport.width || !isFound)).toEqual([])
    expect(places.filter(({ width, height }) => width < widthLeast || height < heightLeast)).toEqual([])
  }, 60_000)

  test('nothing has to be pushed aside in any view', async () => {
    const page = await openedAt(viewport)
    const overflowing: string[] = []
    for (const [at, pane] of ['.roulette-numbers', '.lines-cloth', '.track'].entries()) {
      await page.locator('.view-choice').nth(at).click()
      const isWider = await page.locator(pane).evaluate((each) => each.scrollWidth > each.clientWidth + 1)
      if (isWider) overflowing.push(pane)
    }
    await page.context().close()
    expect(overflowing).toEqual([])
  }, 60_000)
})

test('arrow keys follow the cloth as it lies: upright on a phone, across on a desk', async () => {
  const walk = async (viewport: { width: number; height: number }, keys: readonly string[]) => {
    const page = await openedAt(viewport)
    await page.locator('.roulette-numbers .n1').focus()
    for (const key of keys) await page.keyboard.press(key)
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await page.context().close()
    return name
  }
  expect(await walk({ width: 360, height: 740 }, ['ArrowRight'])).toMatch(/^2, /)
  expect(await walk({ width: 360, height: 740 }, ['ArrowDown'])).toMatch(/^4, /)
  expect(await walk({ width: 360, height: 740 }, ['ArrowUp'])).toMatch(/^0, /)
  expect(await walk({ width: 1440, height: 900 }, ['ArrowRight'])).toMatch(/^4, /)
  expect(await walk({ width: 1440, height: 900 }, ['ArrowUp'])).toMatch(/^2, /)
}, 60_000)
