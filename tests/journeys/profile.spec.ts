import { deviceOf, otherDevice } from './support/devices.ts'
import { bringHome, fillSignIn, loginButton, signIn } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { openProfile, profilePath } from './support/lobby.ts'
import { newPassword } from './support/player.ts'

test('a new name and face are kept, and shown wherever the player is', async ({ page, newPlayer }) => {
  await bringHome(page, await newPlayer())
  await openProfile(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  const sheet = page.getByRole('dialog', { name: 'Edit profile' })
  const nickname = sheet.getByLabel('Nickname')
  await nickname.fill('x')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(nickname).toHaveAccessibleDescription(
    'Use 2 to 20 letters and numbers from one alphabet, without links.',
  )
  await expect(nickname).toBeFocused()
  await nickname.fill('Bulalakaw ng Silangan')
  await expect(nickname).toHaveValue('Bulalakaw ng Silanga')
  const face = page.getByRole('radio', { name: 'Avatar 5' })
  await sheet.locator('label').filter({ has: face }).click()
  await expect(face).toBeChecked()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Bulalakaw ng Silanga' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Bulalakaw ng Silanga' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(face).toBeChecked()
  await page.keyboard.press('Escape')
  await page.goto('/profile/user')
  await expect(page.getByRole('heading', { name: 'Bulalakaw ng Silanga' })).toBeVisible()
})

test.describe('after a change of the password', () => {
  test.use({ forgiven: [/status of 401/] })

  test('the other devices are out, this one stays, and the new password counts', async ({
    page,
    openDevice,
    inbox,
    newPlayer,
  }, info) => {
    const player = await newPlayer()
    const password = newPassword()
    const other = await openDevice(otherDevice[deviceOf(info)])
    await signIn(other, player)
    await signIn(page, player)
    await openProfile(page)
    await page.getByRole('button', { name: 'Change password' }).click()
    const sheet = page.getByRole('dialog', { name: 'Change password' })
    await sheet.getByLabel('Current password').fill(player.password)
    await sheet.getByLabel('New password', { exact: true }).fill(password)
    await sheet.getByLabel('Confirm new password').fill(password)
    await sheet.getByRole('button', { name: 'Send code' }).click()
    await sheet.getByLabel(/^Code for/).fill(await inbox.readCode(player.mobile))
    await expect(sheet).toBeHidden()

    await other.goto(profilePath[otherDevice[deviceOf(info)]])
    await expect(other).toHaveURL(/\/login$/)
    await page.reload()
    await expect(page.getByText('This device', { exact: true })).toBeVisible()
    await fillSignIn(other, { ...player, password })
    await loginButton(other).click()
    await expect(other.getByText('This device', { exact: true })).toBeVisible()
  })
})
