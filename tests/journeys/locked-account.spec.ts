import { fillSignIn, loginButton, passwordField, retype } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'

test('after three wrong passwords the account is locked, and a code to its number unlocks it', async ({
  page,
  inbox,
  newPlayer,
}) => {
  const player = await newPlayer()
  const alert = page.getByRole('alert')
  await page.goto('/login')
  await fillSignIn(page, player)
  for (const wrong of ['not this one either', 'nor that other one', 'nor the third one']) {
    await retype(passwordField(page), wrong)
    await loginButton(page).click()
    await expect(alert.filter({ hasText: 'Wrong account or password.' })).toBeVisible()
    await expect(passwordField(page)).toHaveValue(wrong)
  }
  await retype(passwordField(page), player.password)
  await loginButton(page).click()
  await expect(alert.filter({ hasText: 'Too many wrong passwords.' })).toBeVisible()
  await expect(alert.filter({ hasText: /You can try again at \d+:\d\d [AP]M/ })).toBeVisible()

  await page.getByRole('button', { name: 'Unlock with a code' }).click()
  const unlock = page.getByRole('group', { name: 'Unlock with a code' })
  await expect(unlock.getByLabel('Mobile number of this account')).toHaveValue(player.mobile)
  await unlock.getByRole('button', { name: 'Send code' }).click()
  await unlock.getByLabel('6-digit code').fill(await inbox.readCode(player.mobile))

  await expect(page).toHaveURL(/\/lobby\/home$/)
  await expect(page.getByRole('button', { name: 'Refresh balance' })).toBeVisible()
})
