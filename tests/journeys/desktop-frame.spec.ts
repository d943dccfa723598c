import type { Page } from '@playwright/test'
import { settledAfterMs } from '#apps/player/shells/follow-device.ts'
import { bringAxe, expectNoFaultsOn } from './support/accessible.ts'
import { claimFirstTask } from './support/claim-first-task.ts'
import { bringHome, bringIn } from './support/entrance.ts'
import { isGame, openPage, pagesOf } from './support/every-page.ts'
import { expect, test } from './support/journey.ts'
import { stage } from './support/lobby.ts'
import { winMillions } from './support/millions.ts'
import { expectNoSidewaysScroll, textSizeOf } from './support/text-size.ts'

/** Millions, and what a task has brought besides. */
const millions = /^₱12,345,\d{3}\.\d{2}$/

test('every page has search, balance, deposit and withdrawal one click away, fits the screen with millions, and has no accessibility fault', async ({
  page: guest,
  openDevice,
  db,
  newPlayer,
  catalogue,
}) => {
  const player = await newPlayer()
  await winMillions(db, player)
  const page = await openDevice('desktop')
  await bringIn(page, player)
  await claimFirstTask(page)
  const pages = pagesOf('desktop', catalogue.game.id)
  for (const visited of [guest, page]) {
    await bringAxe(visited)
    await visited.emulateMedia({ reducedMotion: 'reduce' })
  }
  for (const address of pages.guest) {
    await openPage(guest, address)
    await expectNoFaultsOn(guest, address, 'guest')
  }
  for (const address of pages.player) {
    await openPage(page, address)
    await expectNoFaultsOn(page, address, 'player')
    if (!isGame(address)) await expectFrame(page, address)
  }
})

async function expectFrame(page: Page, address: string): Promise<void> {
  const bar = page.getByRole('banner')
  for (const width of [1024, 1920, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(bar.getByText(millions)).toBeVisible()
    await expectNoSidewaysScroll(page, `${address} at ${width}`)
  }
  for (const name of ['Deposit', 'Withdraw', 'Inbox'])
    await expect(bar.getByRole('link', { name: new RegExp(`^${name}`) }), `${name} on ${address}`).toBeInViewport()
}

test('no page has to be scrolled sideways for text twice as large', async ({ page, newPlayer, catalogue }) => {
  const { guest, player } = pagesOf('desktop', catalogue.game.id)
  const walk = async (visitor: 'guest' | 'player', addresses: readonly string[]) => {
    for (const address of addresses) {
      await openPage(page, address)
      await expectNoSidewaysScroll(page, `${address}, ${visitor}, with large text`)
    }
  }
  const setTextSize = await textSizeOf(page)
  await setTextSize(2)
  await walk('guest', guest)
  await bringIn(page, await newPlayer())
  await walk('player', player)
})

test('the menu folds, and is folded on the next page and after a reload', async ({ page }) => {
  await openPage(page, '/lobby/home')
  const fold = page.getByRole('button', { name: 'Menu with labels' })
  const width = async () => (await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.width ?? 0
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  const open = await width()
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  expect(await width()).toBeLessThan(open / 2)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL(/\/lobby\/notice$/)
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
})

test('printing a page, or taking a picture of all of it, keeps the frame and what was typed', async ({
  page,
  newPlayer,
}) => {
  await bringIn(page, await newPlayer())
  await openPage(page, '/profile/superior')
  const typed = page.getByRole('main').getByRole('textbox').first()
  await typed.fill('12345678')
  await page.pdf({ format: 'A4' })
  await page.screenshot({ fullPage: true })
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 900 })
  await page.waitForTimeout(settledAfterMs * 2)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ media: 'screen' })
  await page.waitForTimeout(settledAfterMs * 2)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(typed).toHaveValue('12345678')
})

test('a game is kept in the corner while the lobby is browsed, and its round is not interrupted', async ({
  page,
  catalogue,
  newPlayer,
}) => {
  const { game } = catalogue
  await bringHome(page, await newPlayer())
  await page.getByRole('link', { name: game.name }).first().click()
  const table = stage(page, game.name)
  await expect(table).toBeVisible()
  await page.getByRole('button', { name: 'Game details' }).click()
  await expect(page.getByRole('complementary', { name: 'Game details' }).getByText('Return to player')).toBeVisible()
  // A frame that started again would have lost the mark.
  await table.evaluate((frame) => frame.setAttribute('data-first', ''))
  await page.getByRole('button', { name: 'Keep playing in a corner' }).click()
  await expect(page).toHaveURL(/\/lobby\/home$/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rewards' }).click()
  await expect(page.getByRole('heading', { name: 'Rewards', level: 1 })).toBeVisible()
  const corner = page.getByRole('region', { name: game.name })
  await expect(corner.getByRole('timer')).toBeVisible()
  await expect(table).toHaveAttribute('data-first', '')
  await corner.getByRole('button', { name: 'Back to the game' }).click()
  await expect(page).toHaveURL(new RegExp(`/start\\?gameId=${game.id}$`))
  await expect(table).toHaveAttribute('data-first', '')
  await page.getByRole('button', { name: 'Back to the lobby' }).click()
  await expect(table).toHaveCount(0)
})
