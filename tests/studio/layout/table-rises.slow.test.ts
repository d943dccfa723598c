import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { milliseconds } from '#core/clock/duration.ts'
import { advanceTable, closingTime } from '#games/rgs/server/tables/advance-table.ts'
import { readTable } from '#games/rgs/server/tables/read-table.ts'
import type { Table } from '#games/title/table.ts'
import { tables } from '#games/titles.ts'
import { openStudioPages, type StudioPages } from '../open-studio-pages.ts'

const games = ['baccarat-bituin', 'color-game', 'dragon-tiger', 'roulette-bituin', 'sic-bo-bituin']
const phone = { width: 360, height: 740 }
const patienceMs = 15_000

let pages: StudioPages
beforeAll(async () => {
  pages = await openStudioPages()
})
afterAll(() => pages.close())

function tableOf(game: string): Table {
  const table = tables.find(({ code }) => code === game)
  if (table === undefined) throw new Error(`there is no ${game}`)
  return table
}
/** Lets so much time pass at a table, and publishes its news. */
async function pass(game: string, ms: number): Promise<void> {
  const { studio, tables: feed } = pages
  studio.wallet.site.clock.advance(milliseconds(ms))
  await advanceTable(studio.needs, tableOf(game))
  const news = await readTable(studio.needs, tableOf(game))
  if (news === undefined) throw new Error(`${game} has no round`)
  feed.publish(game, news)
}

/** A page of a table whose round is open, until the test lets time pass. */
async function openedTable(game: string, reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const { runningMs, pauseMs } = tableOf(game).clock
  await pass(game, runningMs + pauseMs)
  await pass(game, runningMs + pauseMs)
  const { id } = await pages.studio.wallet.newPlayer(1_000_000)
  const launchToken = await pages.studio.launch(id, game)
  const context = await pages.browser.newContext({ viewport: phone, hasTouch: true, isMobile: true, reducedMotion })
  const page = await context.newPage()
  await page.goto(`${pages.address}/play?${new URLSearchParams({ game, mode: 'real', lt: launchToken })}`)
  await page.locator('.board .spot').first().waitFor()
  await pass(game, 0)
  return page
}

/** What a finger or an eye finds in the middle of the board. */
const isSeenOverBoard = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [view, board] = [document.querySelector('.live-stage > .view'), document.querySelector('.board')]
    if (view === null || board === null) return false
    const [high, low] = [view.getBoundingClientRect(), board.getBoundingClientRect()]
    return getComputedStyle(view).opacity === '1' && high.bottom >= low.bottom - 1 && high.width > 300
  })

describe.each(games)('%s on a phone', (game) => {
  test('its table rises over the board when no more bets are taken, and its picture is ready before', async () => {
    const page = await openedTable(game, 'no-preference')
    expect(await isSeenOverBoard(page)).toBe(false)
    const canvas = page.locator('.live-stage > .view canvas')
    const sizeOf = () => canvas.evaluate((each: HTMLCanvasElement) => [each.width, each.height])
    const before = await sizeOf()
    await pass(game, tableOf(game).clock.bettingMs + closingTime)
    await page.locator('.live-stage.is-playing').waitFor()
    await expect.poll(() => isSeenOverBoard(page), { timeout: patienceMs }).toBe(true)
    expect(await sizeOf()).toEqual(before)
    await page.context().close()
  }, 60_000)

  test('its caption is inside the page, and below it the board shows what was won', async () => {
    const page = await openedTable(game, 'no-preference')
    await pass(game, tableOf(game).clock.bettingMs + closingTime)
    await page.locator('.live-stage.is-playing').waitFor()
    await pass(game, tableOf(game).clock.runningMs)
    const caption = page.locator('.caption:not([hidden])')
    await caption.waitFor()
    const box = await caption.boundingBox()
    expect(box === null ? [] : [box.x >= 0, box.x + box.width <= phone.width]).toEqual([true, true])
    expect(await page.locator('.board .spot.is-won').count()).toBeGreaterThan(0)
    await page.context().close()
  }, 60_000)

  test('with reduced motion nothing rises; the result is there at once', async () => {
    const page = await openedTable(game, 'reduce')
    await pass(game, tableOf(game).clock.bettingMs + closingTime)
    await page.locator('.caption:not([hidden])').waitFor()
    expect(await isSeenOverBoard(page)).toBe(false)
    expect(await page.locator('.is-playing').count()).toBe(0)
    await page.context().close()
  }, 60_000)
})
