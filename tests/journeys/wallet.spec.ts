import type { Page } from '@playwright/test'
import { formatMoney } from '#core/money/format-money.ts'
import { balancesOf } from '#ledger'
import { bringIn } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { winMillions } from './support/millions.ts'

const partOf = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

test('the Wallet tab shows what is pending, leads to its payment, and then has the balance of the ledger', {
  tag: '@phone',
}, async ({ page, context, db, newPlayer }) => {
  const player = await newPlayer()
  await bringIn(page, player)
  await page.goto('/lobby/home')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click()
  await expect(page).toHaveURL(/\/lobby\/wallets$/)
  await expect(page.getByRole('link', { name: /^Next step to withdraw/ })).toContainText('Verify your identity')

  await page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).click()
  await page.getByRole('radio', { name: 'QR Ph (sandbox)' }).check()
  await page.getByRole('button', { name: 'Deposit ₱500.00' }).click()
  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await expect(sheet.getByRole('img', { name: 'Payment QR code' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()

  await page.goto('/lobby/wallets')
  await page.getByRole('button', { name: /^Deposit ₱500\.00.*pay by/ }).click()
  const paying = context.waitForEvent('page')
  await sheet.getByRole('link', { name: 'Pay on this device' }).click()
  const provider = await paying
  await provider.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(provider.getByRole('heading', { name: 'Paid' })).toBeVisible()
  await provider.close()
  await expect(sheet.getByRole('heading', { name: '₱500.00 received' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Done' }).click()

  await page.goto('/lobby/wallets')
  const found = await db.pool.query<{ id: string }>('select id from player where mobile = $1', [
    `+63${player.mobile.slice(1)}`,
  ])
  const { coin } = await balancesOf(db, BigInt(found.rows[0]?.id ?? 0))
  expect(coin).toBeGreaterThanOrEqual(50_000n)
  await expect(partOf(page, 'Needs playthrough first')).toHaveText(formatMoney(coin))
  await expect(page.getByRole('heading', { name: 'Playthrough' })).toBeVisible()
  await expect(page.getByText('+₱500.00')).toBeVisible()

  await page.getByRole('button', { name: 'Hide balance' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('Balance hidden')
  await expect(partOf(page, 'Needs playthrough first')).toHaveText(/^₱ ••••/)
  await expect(main.getByText(formatMoney(coin), { exact: true })).toHaveCount(0)
})

test('the wallet holds a balance of millions on the narrowest phones, and both ways for money are in view', {
  tag: '@phone',
}, async ({ page, db, newPlayer }) => {
  const player = await newPlayer()
  await winMillions(db, player)
  await bringIn(page, player)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/lobby/wallets')
    await expect(page.getByText('₱12,345,678.90').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const name of ['Deposit', 'Withdraw']) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeInViewport({ ratio: 1 })
    }
  }
})

test('on the phone, deposit and withdrawal are one tap away from every page of a tab and behind it', {
  tag: '@phone',
}, async ({ page, newPlayer }) => {
  await bringIn(page, await newPlayer())
  for (const address of ['/lobby/rewards', '/lobby/notice', '/lobby/activity', '/lobby/wallets', '/record/bets']) {
    for (const [name, to] of [
      ['Deposit', '/lobby/wallets/deposit'],
      ['Withdraw', '/lobby/wallets/withdraw'],
    ] as const) {
      await page.goto(address)
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
      await expect(page).toHaveURL(new RegExp(`${to}$`))
    }
  }
})
