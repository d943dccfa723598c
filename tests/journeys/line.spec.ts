import type { Page } from '@playwright/test'
import { deviceOf } from './support/devices.ts'
import { agreementBox, fillRegistration, mobileField } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { openProfile } from './support/lobby.ts'
import { newMobile, newPassword } from './support/player.ts'

/** People whom the sandbox's LINE knows. The product knows each of them from the first journey on. */
const lineUsers = { phone: 'Maria Santos', desktop: 'Niña Peñaflor' }

test.beforeEach(async ({ operator }) => operator.set({ lineLogin: true }))

async function goToLine(page: Page): Promise<void> {
  await page.goto('/login')
  await agreementBox(page).check()
  await page.getByRole('button', { name: 'Log in with LINE' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a test account' })).toBeVisible()
}

test('a LINE user registers the first time and is signed in at once from then on', async ({ page, inbox }, info) => {
  const user = page.getByRole('button', { name: lineUsers[deviceOf(info)] })
  const player = { mobile: newMobile(), password: newPassword() }
  await goToLine(page)
  await user.click()
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByRole('note').filter({ hasText: 'A few questions before you can play.' })).toBeVisible()
  await mobileField(page).fill(player.mobile)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('6-digit code').fill(await inbox.readCode(player.mobile))
  await fillRegistration(page, player)
  await agreementBox(page).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/lobby\/home$/)

  await openProfile(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await goToLine(page)
  await user.click()
  await expect(page).toHaveURL(/\/lobby\/home$/)
  await expect(page.getByRole('button', { name: 'Refresh balance' })).toBeVisible()
})

test('a visitor who cancels at LINE learns that nothing has changed', async ({ page }) => {
  await goToLine(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alert').filter({ hasText: 'LINE login was cancelled.' })).toBeVisible()
})

test('an answer of LINE that this browser never asked for signs nobody in', async ({ page }) => {
  await page.goto('/login?code=stolen&state=of-somebody-else')
  await expect(page.getByRole('alert').filter({ hasText: 'LINE didn’t confirm your login.' })).toBeVisible()
  expect(page.url()).not.toContain('stolen')
})

test('LINE is hidden where the operator has not asked for it', async ({ page, operator }) => {
  await operator.set({})
  await page.goto('/login')
  await agreementBox(page).check()
  await expect(page.getByRole('button', { name: 'Log in with LINE' })).toHaveCount(0)
})
