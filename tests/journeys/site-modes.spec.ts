import {
  acceptAgeNotice,
  agreementBox,
  fillRegistration,
  nextStep,
  loginButton,
  mobileField,
  nameField,
  passwordField,
} from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { openProfile } from './support/lobby.ts'
import { newMobile, newPassword } from './support/player.ts'

test('in green mode the age notice comes first, once, and not over the texts it names', async ({ page, operator }) => {
  await operator.set({ mode: 'green' })
  await page.goto('/lobby/home')
  const notice = page.getByRole('dialog', { name: 'For players aged 21 and over' })
  await expect(notice).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notice).toBeVisible()
  await notice.getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page.getByRole('heading', { name: 'Terms of Use', level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()

  await page.goto('/register')
  await notice.getByRole('button', { name: 'Accept' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('in green mode registration shows its site, reads out the texts and asks for a code', async ({
  page,
  inbox,
  operator,
}) => {
  await operator.set({
    mode: 'green',
    registerType: 'username',
    siteList: ['one.bituin.example', 'two.bituin.example'],
  })
  const player = { mobile: newMobile(), password: newPassword() }
  await acceptAgeNotice(page)
  await page.goto('/register')
  await page.getByLabel('Site').selectOption('two.bituin.example')
  await mobileField(page).fill(player.mobile)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('6-digit code').fill(await inbox.readCode(player.mobile))
  await fillRegistration(page, player)

  const sheet = page.getByRole('dialog', { name: 'Before you play' })
  await agreementBox(page).click()
  await expect(sheet.getByRole('tab', { name: 'Terms of Use' })).toHaveAttribute('aria-selected', 'true')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  await expect(agreementBox(page)).not.toBeChecked()
  await agreementBox(page).click()
  await sheet.getByRole('tab', { name: 'Privacy Policy' }).click()
  await sheet.getByRole('button', { name: 'I Agree' }).click()
  await expect(agreementBox(page)).toBeChecked()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/lobby\/home$/)
})

test('in green mode sign-in without the agreement opens the texts', async ({ page, operator, newPlayer }) => {
  const player = await newPlayer()
  await operator.set({ mode: 'green' })
  await acceptAgeNotice(page)
  await page.goto('/login')
  await nameField(page).fill(player.mobile)
  await passwordField(page).fill(player.password)
  await loginButton(page).click()
  await page.getByRole('dialog', { name: 'Before you play' }).getByRole('button', { name: 'I Agree' }).click()
  await expect(agreementBox(page)).toBeChecked()
  await loginButton(page).click()
  await expect(page).toHaveURL(/\/lobby\/home$/)
})

test('where players have usernames, one registers by it, signs in by it, and binds a mobile later', async ({
  page,
  inbox,
  operator,
}) => {
  await operator.set({ registerType: 'username' })
  const mobile = newMobile()
  const player = { mobile: `tala${mobile.slice(-7)}`, password: newPassword() }
  await page.goto('/register')
  const username = page.getByLabel('Username', { exact: true })
  await username.fill('no spaces')
  await username.blur()
  await expect(username).toHaveAccessibleDescription('Use 6 to 16 letters and numbers.')
  await expect(page.getByLabel('6-digit code')).toHaveCount(0)
  await username.fill(player.mobile)
  await nextStep(page)
  await fillRegistration(page, player)
  await agreementBox(page).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/lobby\/home$/)

  await openProfile(page)
  await page.getByRole('link', { name: /^Add a mobile number/ }).click()
  await mobileField(page).fill(mobile)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('6-digit code').fill(await inbox.readCode(mobile))
  await expect(page.getByText(new RegExp(`${mobile.slice(-4)}$`)).first()).toBeVisible()
  await expect(page.getByText('This number is linked to your account.', { exact: false })).toBeVisible()
})

test('where numbers are not proven by a code, the form says what they are for', async ({ page, operator }) => {
  await operator.set({ registerType: 'phoneNoOtp' })
  const player = { mobile: newMobile(), password: newPassword() }
  await page.goto('/register')
  const mobile = mobileField(page)
  await expect(mobile).toHaveAccessibleDescription(/Your mobile number helps keep your account safe/)
  await mobile.fill(player.mobile)
  await nextStep(page)
  await fillRegistration(page, player)
  await agreementBox(page).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/lobby\/home$/)
})
