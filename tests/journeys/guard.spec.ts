import { deviceOf } from './support/devices.ts'
import {
  agreementBox,
  fillRegistration,
  fillSignIn,
  loginButton,
  mobileField,
  signIn,
  statementBox,
} from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { openProfile, profilePath } from './support/lobby.ts'
import { newMobile, newPassword } from './support/player.ts'

test('a guest who asks for a page of a player signs in and is on that page', async ({ page, newPlayer }, info) => {
  const player = await newPlayer()
  await page.goto('/profile/info')
  await expect(page).toHaveURL(/\/login$/)
  await fillSignIn(page, player)
  await loginButton(page).click()
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(profilePath[deviceOf(info)])
})

test('a guest who follows the way in from a page comes back to that page, by signing in and by registering', async ({
  page,
  newPlayer,
}) => {
  const player = await newPlayer()
  await page.goto('/activity/tournament')
  await page.getByRole('link', { name: 'Log in to enter' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await fillSignIn(page, player)
  await loginButton(page).click()
  await expect(page).toHaveURL(/\/activity\/tournament$/)
  await expect(page.getByRole('link', { name: 'Log in to enter' })).toHaveCount(0)
})

test.describe('with a session that has ended', () => {
  test.use({ forgiven: [/status of 401/] })

  test('the player is asked to sign in once, and returns to the page', async ({
    page,
    openDevice,
    newPlayer,
  }, info) => {
    const player = await newPlayer()
    await signIn(page, player)
    await openProfile(page)
    await expect(page.getByText('This device', { exact: true })).toBeVisible()
    const address = page.url()
    // Another device of the same kind takes the place of this one.
    await signIn(await openDevice(deviceOf(info)), player)

    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await fillSignIn(page, player)
    expect(visited.filter((path) => path === '/login')).toHaveLength(1)
    await loginButton(page).click()
    await expect(page).toHaveURL(address)
  })
})

test.describe('at an address that nothing is at', () => {
  test.use({ forgiven: [/status of 404/] })

  test('the page says so and leads to the lobby', async ({ page }) => {
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to the lobby' }).click()
    await expect(page).toHaveURL(/\/lobby\/home$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lobby')
  })
})

test('the back button closes the agreement first and leaves the page after that', async ({ page, inbox }) => {
  const player = { mobile: newMobile(), password: newPassword() }
  await page.goto('/lobby/home')
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await mobileField(page).fill(player.mobile)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('6-digit code').fill(await inbox.readCode(player.mobile))
  await fillRegistration(page, player)
  await agreementBox(page).locator('..').getByRole('link', { name: 'Terms of Use' }).click()
  const sheet = page.getByRole('dialog', { name: 'Before you play' })
  await expect(sheet).toBeVisible()

  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/register$/)
  await expect(statementBox(page)).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(/\/lobby\/home$/)
})
