import type { FrameLocator, Locator, Page } from '@playwright/test'
import { agreementBox, bringIn, fillRegistration, mobileField } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { stage } from './support/lobby.ts'
import { winMillions } from './support/millions.ts'
import { newMobile, newPassword } from './support/player.ts'

/** Elements outside the screen or their own box. What lies in a row that scrolls sideways is reached with a finger. */
const cutOff = (page: Page | FrameLocator, within: string): Promise<readonly string[]> =>
  page.locator(within).evaluateAll((roots) =>
    roots.flatMap((root) => {
      const all = [...root.querySelectorAll('*')]
      const rows = all.filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        return overflowX === 'auto' && overflowY === 'hidden'
      })
      return all
        .filter((element) => !rows.some((row) => row.contains(element)))
        .filter((element) => !element.closest('.visually-hidden') && element.textContent?.includes('₱') === true)
        .filter((element) => {
          const { right, left, width } = element.getBoundingClientRect()
          const box = root.getBoundingClientRect()
          const isClipped =
            getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
          return width > 1 && (isClipped || right > box.right + 1 || left < box.left - 1)
        })
        .map((element) => element.textContent ?? '')
    }),
  )

/** A menu that still slides in stands out of the screen until it has arrived. */
const nothingIsCutOff = (page: Page | FrameLocator, within: string, message: string): Promise<void> =>
  expect.poll(() => cutOff(page, within), { message }).toEqual([])

/** No millions are lost here: the test hands the game's bar the text of such a loss. */
const showResult = (page: Page): Promise<void> =>
  page
    .locator('header')
    .getByText('₱0.00')
    .first()
    .evaluate((amount) => {
      amount.textContent = '−₱12,345,678.90'
    })

test('a balance of millions fits the menu, the deposit page and the bar of a game on the narrowest phones', {
  tag: '@phone',
}, async ({ page, db, newPlayer, catalogue }) => {
  const player = await newPlayer()
  await winMillions(db, player)
  await bringIn(page, player)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/lobby/home')
    await page.getByRole('button', { name: 'My menu' }).click()
    await expect(page.getByRole('dialog', { name: 'My menu' }).getByText('₱12,345,678.90').first()).toBeVisible()
    await nothingIsCutOff(page, 'dialog[open]', `cut off in the menu at ${width} px`)

    await page.goto('/lobby/wallets/deposit')
    await expect(page.getByRole('heading', { name: 'Deposit ladder' })).toBeVisible()
    await nothingIsCutOff(page, 'main', `cut off on the deposit page at ${width} px`)

    await page.goto(`/start?gameId=${catalogue.game.id}`)
    await expect(stage(page, catalogue.game.name)).toBeVisible()
    await showResult(page)
    await nothingIsCutOff(page, 'header', `cut off in the bar of a game at ${width} px`)
    const hud = page.frameLocator('iframe')
    await expect(hud.getByText('₱12,345,678.90').first()).toBeVisible()
    await nothingIsCutOff(hud, 'body', `cut off in a game at ${width} px`)
  }
})

/** How far the page, and each table in it, is wider than the place that it has. */
const overflow = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const frames = [
      document.documentElement,
      ...[...document.querySelectorAll('table')].map((table) => table.parentElement),
    ]
    return frames.map((frame) => (frame ? Math.max(0, frame.scrollWidth - frame.clientWidth) : 0))
  })

test('the points table and the VIP table fit a phone of 360 px', { tag: '@phone' }, async ({ page, newPlayer }) => {
  await bringIn(page, await newPlayer())
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of ['/rule/points', '/profile/vip']) {
    await page.goto(address)
    await expect(page.getByRole('table').first()).toBeVisible()
    const over = await overflow(page)
    expect.soft(over, `too wide on ${address}`).toEqual(over.map(() => 0))
  }
})

test('each level of the VIP table stays as low as a card on a phone of 360 px', { tag: '@phone' }, async ({
  page,
  newPlayer,
}) => {
  await bringIn(page, await newPlayer())
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/profile/vip')
  const rows = page.getByRole('table').locator('tbody > tr')
  await expect(rows.first()).toBeVisible()
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThan(170)
})

for (const { language, spin } of [
  { language: 'en', spin: 'Spin' },
  { language: 'fil', spin: 'Mag-spin' },
]) {
  test(`the wheel’s button and the jackpots’ amounts are in view on a phone of 360x740: ${language}`, {
    tag: '@phone',
  }, async ({ page, context, newPlayer, site }) => {
    await bringIn(page, await newPlayer())
    await page.setViewportSize({ width: 360, height: 740 })
    await context.addCookies([{ name: 'language', value: language, url: site.url }])
    await page.goto('/activity/spin')
    const button = page.getByRole('main').getByRole('button', { name: spin, exact: true }).last()
    await expect(button).toBeVisible()
    expect(await liesFree(button)).toBe(true)

    await page.goto('/lobby/home')
    const jackpots = page.getByRole('region', { name: language === 'en' ? 'Jackpots' : 'Mga jackpot' })
    await jackpots.scrollIntoViewIfNeeded()
    const amount = jackpots.getByText(/^₱/).first()
    await expect(amount).toBeInViewport({ ratio: 1 })
  })
}

/** Nothing, such as the tab bar, lies over its top and bottom edge. */
const liesFree = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)))
  })

test('a legal text that does not exist says so under its header', async ({ page, newPlayer }) => {
  await bringIn(page, await newPlayer())
  await page.goto('/profile/agree/of-yesterday')
  await expect(page.getByRole('heading', { name: 'Legal text' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'We can’t find this text' })).toBeVisible()
})

test('after registering, the home stands at its top', async ({ page, inbox }) => {
  const [mobile, password] = [newMobile(), newPassword()]
  await page.goto('/register')
  await mobileField(page).fill(mobile)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('6-digit code').fill(await inbox.readCode(mobile))
  await fillRegistration(page, { password })
  await agreementBox(page).check()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/lobby\/home$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
