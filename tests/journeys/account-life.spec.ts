import { deviceOf, otherDevice } from './support/devices.ts'
import {
  agreementBox,
  fillRegistration,
  fillSignIn,
  holdScripts,
  loginButton,
  mobileField,
  nameField,
  signIn,
} from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { openProfile } from './support/lobby.ts'
import { newMobile, newPassword } from './support/player.ts'

test('a player registers with a code, is greeted, and leaves after a question', async ({ page, inbox }) => {
  const player = { mobile: newMobile(), password: newPassword() }
  await page.goto('/')
  await expect(page).toHaveURL(/\/lobby\/home$/)
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await mobileField(page).fill(player.mobile)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: /Resend in \d+s/ })).toBeDisabled()
  await page.getByLabel('6-digit code').fill(await inbox.readCode(player.mobile))
  await fillRegistration(page, player)
  await agreementBox(page).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Success.' })).toBeVisible()

  await expect(page).toHaveURL(/\/lobby\/home$/)
  await expect(page.getByRole('button', { name: 'Refresh balance' })).toBeVisible()
  await expect(page.getByText('₱0.00').first()).toBeVisible()

  await openProfile(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await question.getByRole('button', { name: 'Log out' }).click()

  await expect(page).toHaveURL(/\/login$/)
  await expect(nameField(page)).toHaveValue(player.mobile)
  await page.goto('/profile/info')
  await expect(page).toHaveURL(/\/login$/)
})

test('a forgotten password is replaced with a code, and the new one opens the account', async ({
  page,
  inbox,
  newPlayer,
}) => {
  const player = await newPlayer()
  const password = newPassword()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await mobileField(page).fill(player.mobile)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = page.getByLabel('6-digit code')
  await expect(code).toBeFocused()
  await code.fill(await inbox.readCode(player.mobile))
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(password)
  await page.getByRole('button', { name: 'Set new password' }).click()

  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('status').filter({ hasText: 'Password changed.' })).toBeVisible()
  await expect(nameField(page)).toHaveValue(player.mobile)
  await fillSignIn(page, player)
  await loginButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong account or password.' })).toBeVisible()
  await signIn(page, { ...player, password })
})

test.describe('with two devices', () => {
  test.use({ forgiven: [/status of 401/] })

  test('the first is listed on the second, is ended from there, and is out with its next action', async ({
    page: first,
    openDevice,
    newPlayer,
  }, info) => {
    const player = await newPlayer()
    await signIn(first, player)
    const second = await openDevice(otherDevice[deviceOf(info)])
    await signIn(second, player)
    await expect(second.getByRole('status').filter({ hasText: /^Last login: \w{3} \d+, \d{4}/ })).toBeVisible()

    await openProfile(second)
    await expect(second.getByText('This device', { exact: true })).toHaveCount(1)
    await second.getByRole('button', { name: /^Log out Chrome on / }).click()
    const question = second.getByRole('alertdialog', { name: /^Log out .+\?$/ })
    await question.getByRole('button', { name: 'Log out' }).click()
    await expect(second.getByRole('status').filter({ hasText: 'That device is logged out.' })).toBeVisible()
    await expect(second.getByRole('button', { name: /^Log out Chrome on / })).toHaveCount(0)

    await first.getByRole('button', { name: 'Refresh balance' }).click()
    await expect(first).toHaveURL(/\/login$/)
    await expect(first.getByRole('heading', { name: 'Log in' })).toBeVisible()
  })
})

test('a number that was typed, and a button that was tapped, before the page woke up get the code', async ({
  page,
  inbox,
}) => {
  const mobile = newMobile()
  await holdScripts(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await mobileField(page).fill(mobile)
  await page.getByRole('button', { name: 'Send code' }).click()
  expect(await inbox.readCode(mobile)).toMatch(/^\d{6}$/)
})

test('a password that is sent before the page woke up signs in and is never in an address', async ({
  page,
  newPlayer,
}) => {
  const player = await newPlayer()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await fillSignIn(page, player)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/lobby\/home$/)
  expect(addresses.filter((address) => address.includes(player.password))).toEqual([])
})
