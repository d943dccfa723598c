import type { Locator, Page } from '@playwright/test'
import { expectNoFaults } from './support/accessible.ts'
import { signIn } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { stage } from './support/lobby.ts'

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(element).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
}

test('with the keyboard alone a player finds a game, plays it, keeps it in a corner and begins a deposit', async ({
  page,
  catalogue,
  newPlayer,
}) => {
  const { game } = catalogue
  await signIn(page, await newPlayer())
  await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible()

  await expect(async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list.getByText('Search games')).toBeVisible()
  await expectNoFaults(page, 'the list of keys')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(game.name)
  const found = page.getByRole('list', { name: 'Games found' }).getByRole('link').first()
  await tabTo(page, found)
  await page.keyboard.press('Enter')
  await expect(stage(page, game.name)).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Keep playing in a corner' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: game.name })).toBeVisible()

  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(page).toHaveURL(/\/lobby\/wallets\/withdraw$/)
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/\/lobby\/wallets\/deposit$/)
  await tabTo(page, page.getByRole('main').getByRole('button', { name: /^(Deposit|Pay) ₱/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('single keys can be turned off, and stay off', async ({ page }) => {
  await page.goto('/lobby/home')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(list).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await list.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.reload()
  await expect(page.locator('footer')).toBeAttached()
  await page.keyboard.press('/')
  await page.keyboard.press('g')
  await page.keyboard.press('g')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/lobby\/home$/)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(list.getByRole('checkbox', { name: 'Use single-key shortcuts' })).not.toBeChecked()
})
