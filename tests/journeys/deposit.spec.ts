import type { Locator } from '@playwright/test'
import { deviceOptions } from './support/devices.ts'
import { bringHome, bringIn } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { stage } from './support/lobby.ts'

test('a new player deposits 500 at the provider’s page, sees it arrive, and takes it into a game', async ({
  page,
  catalogue,
  newPlayer,
}) => {
  await bringHome(page, await newPlayer())
  await page
    .getByRole('link', { name: /^Deposit/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/lobby\/wallets\/deposit$/)
  await expect(page.getByRole('radio', { name: 'SandCash' })).toBeChecked()
  await page.getByRole('button', { name: 'Deposit ₱500.00' }).click()

  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await expect(sheet.getByRole('timer')).toBeVisible()
  await sheet.frameLocator('iframe').getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(sheet.getByRole('heading', { name: '₱500.00 received' })).toBeVisible()
  await expect(sheet.getByText('₱510.00', { exact: true }).first()).toBeAttached()
  await sheet.getByRole('button', { name: 'Done' }).click()

  await page.goto('/lobby/wallets/records')
  await expect(page.getByText('Received')).toBeVisible()
  await page.goto(`/start?gameId=${catalogue.game.id}`)
  await expect(stage(page, catalogue.game.name)).toBeVisible()
})

test('a payment that fails says so and leads back to another try', async ({ page, newPlayer }) => {
  await bringIn(page, await newPlayer())
  await page.goto('/lobby/wallets/deposit')
  await page.getByRole('textbox', { name: 'Amount' }).fill('99')
  await page.getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(page.getByText('The minimum deposit is ₱100.00. Enter ₱100.00 to ₱50,000.00.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Amount' }).fill('300.01')
  await page.getByRole('button', { name: 'Deposit ₱300.01' }).click()
  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await sheet.frameLocator('iframe').getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(sheet.getByRole('heading', { name: 'Payment failed' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Deposit ₱300.01' })).toBeVisible()
})

test('a QR order shows its code, stays open when the sheet is closed, and can be taken up again', async ({
  page,
  newPlayer,
}) => {
  await bringIn(page, await newPlayer())
  await page.goto('/lobby/wallets/deposit')
  await page.getByRole('radio', { name: 'QR Ph (sandbox)' }).check()
  await page.getByRole('button', { name: 'Deposit ₱500.00' }).click()
  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await expect(sheet.getByRole('img', { name: 'Payment QR code' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /QR Ph \(sandbox\)/ }).click()
  await expect(sheet.getByRole('img', { name: 'Payment QR code' })).toBeVisible()
})

test('on a phone of 360x740 the button to deposit, with what it brings, stands above everything that covers the page', {
  tag: '@phone',
}, async ({ browser, site, newPlayer }) => {
  const context = await browser.newContext({ ...deviceOptions.phone, baseURL: site.url })
  const page = await context.newPage()
  await bringIn(page, await newPlayer())
  await page.goto('/lobby/wallets/deposit')
  const deposit = page.getByRole('button', { name: 'Deposit ₱500.00' })
  await expect(page.getByText(/You pay/)).toHaveText('You pay ₱500.00, you get ₱510.00')
  await expect(page.getByText('Deposit ladder, step 1: 5× playthrough on ₱10.00.')).toBeVisible()
  expect(await isWholeAndFree(deposit)).toBe(true)
  await context.close()
})

test('while another amount is quoted, the button stays where the thumb is', { tag: '@phone' }, async ({
  page,
  newPlayer,
}) => {
  await bringIn(page, await newPlayer())
  await page.goto('/lobby/wallets/deposit')
  await expect(page.getByText(/You pay/)).toHaveText('You pay ₱500.00, you get ₱510.00')
  const quoted = Promise.withResolvers<void>()
  await page.route('**/rechargeQuote*', async (route) => {
    await quoted.promise
    await route.continue()
  })
  const button = page.locator('button[type="submit"]')
  const top = () => button.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  await page.getByRole('button', { name: '₱1,000', exact: true }).click()
  await expect(page.getByText(/You pay/)).toBeHidden()
  expect(await top()).toBe(before)
  quoted.resolve()
  await expect(page.getByText(/You pay ₱1,000/)).toBeVisible()
})

/** Nothing lies over its corners, and all of it is in the first screen. */
const isWholeAndFree = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const inset = 12
    const points = [left + inset, (left + right) / 2, right - inset].flatMap((x) =>
      [top + 2, bottom - 2].map((y) => [x, y] as const),
    )
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  })
