import type { Locator, Page } from '@playwright/test'
import {
  agreementBox,
  chooseBirthDate,
  fillRegistration,
  loginButton,
  mobileField,
  nameField,
  passwordField,
  retype,
  statementBox,
} from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { newMobile, newPassword } from './support/player.ts'

const createButton = (page: Page) => page.getByRole('button', { name: 'Create account' })
const code = (page: Page) => page.getByLabel('6-digit code')
const born = (page: Page) => page.getByRole('group', { name: 'Date of birth' })
const nextButton = (page: Page) => page.getByRole('button', { name: 'Continue' })

const selected = (page: Page): Promise<string> => page.evaluate(() => String(getSelection()))

/** Presses until the form has looked at its fields: a press too soon after another counts as a double tap. */
async function expectFault(page: Page, field: Locator, words: string | RegExp, described = field): Promise<void> {
  await expect(async () => {
    await createButton(page).or(nextButton(page)).click()
    await expect(field).toBeFocused({ timeout: 500 })
    await expect(described).toHaveAccessibleDescription(words, { timeout: 500 })
  }).toPass()
}

test('registration tells every fault at its field and leads to the first one', async ({ page, inbox }) => {
  await page.goto('/register')
  const mobile = mobileField(page)

  await expectFault(page, mobile, 'Enter a mobile number with 10 to 11 digits.')
  await expect(code(page)).toHaveAccessibleDescription('Enter the 6-digit code from the SMS.')
  await mobile.fill('12345')
  await expect(mobile).toHaveAccessibleDescription('Enter a mobile number with 10 to 11 digits.')
  const number = newMobile()
  await mobile.fill(number)
  await expect(mobile).toHaveAccessibleDescription('')
  await code(page).fill('1234')
  await expectFault(page, code(page), 'Enter the 6-digit code from the SMS.')
  await page.getByRole('button', { name: 'Send code' }).click()
  const right = await inbox.readCode(number)
  await code(page).fill(right === '111111' ? '222222' : '111111')
  await expect(code(page)).toHaveAccessibleDescription('The code is wrong or has expired.')
  await expect(code(page)).toBeFocused()
  expect(await selected(page), 'a wrong code is selected').toHaveLength(6)
  await page.keyboard.type(right)

  await expectFault(page, passwordField(page), /^Use 8 to 64 characters\./)
  await passwordField(page).fill('short')
  await expect(passwordField(page)).toHaveAccessibleDescription(/^Use 8 to 64 characters\./)
  await passwordField(page).fill('password1')
  await expect(passwordField(page)).toHaveAccessibleDescription(/^This password is too easy to guess\./)
  const password = newPassword()
  await passwordField(page).fill(password)
  await page.getByLabel('Confirm password').fill(`${password}!`)
  await expectFault(page, page.getByLabel('Confirm password'), 'The passwords don’t match.')
  await page.getByLabel('Confirm password').fill(password)
  await nextButton(page).click()

  await expectFault(page, born(page).getByLabel('Month'), 'Enter your date of birth.', born(page))
  // The youngest in the list of years are not 21 before the end of the year.
  await chooseBirthDate(page, new Date().getFullYear() - 21, 'December', '31')
  await expect(born(page)).toHaveAccessibleDescription('You must be 21 or older to play.')
  await expectFault(page, born(page).getByLabel('Month'), 'You must be 21 or older to play.', born(page))
  await chooseBirthDate(page, 1990)
  await expectFault(page, statementBox(page), 'Please read the list and confirm that it is true for you.')
  await statementBox(page).check()
  await expectFault(page, agreementBox(page), 'Please read and agree to the terms first.')
})

test.describe('offline', () => {
  test.use({ forgiven: [/ERR_INTERNET_DISCONNECTED/] })

  test('typed values survive a refusal of the server and a loss of the network', async ({ page, context, inbox }) => {
    const player = { mobile: newMobile(), password: newPassword() }
    await page.goto('/register')
    await mobileField(page).fill(player.mobile)
    await page.getByRole('button', { name: 'Send code' }).click()
    const rightCode = await inbox.readCode(player.mobile)
    const wrongCode = rightCode.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))
    await code(page).fill(wrongCode)
    await expect(code(page)).toHaveAccessibleDescription('The code is wrong or has expired.')
    await expect(mobileField(page)).toHaveValue(player.mobile)

    await code(page).fill(rightCode)
    await fillRegistration(page, player)
    await agreementBox(page).check()
    await context.setOffline(true)
    const banner = page.getByRole('status').filter({ hasText: 'No connection. You can still browse' })
    await expect(banner).toBeVisible()
    await createButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'No connection. Please check your internet' })).toBeVisible()
    await expect(born(page).getByLabel('Year')).toHaveValue('1990')
    await expect(statementBox(page)).toBeChecked()
    await expect(agreementBox(page)).toBeChecked()

    await context.setOffline(false)
    await expect(banner).toBeHidden()
    await createButton(page).click()
    await expect(page).toHaveURL(/\/lobby\/home$/)
  })
})

test('sign-in does nothing while it is empty, asks for the agreement, and keeps what was typed', async ({
  page,
  newPlayer,
}) => {
  const player = await newPlayer()
  const alert = page.getByRole('alert')
  await page.goto('/login')
  await loginButton(page).click()
  await expect(alert).toHaveText([''])

  await nameField(page).fill(player.mobile)
  await retype(passwordField(page), player.password)
  await loginButton(page).click()
  await expect(agreementBox(page)).toHaveAccessibleDescription('Please read and agree to the terms first.')
  await expect(agreementBox(page)).toBeFocused()
  await agreementBox(page).check()
  await retype(passwordField(page), `${player.password}?`)
  await loginButton(page).click()
  await expect(alert.filter({ hasText: 'Wrong account or password.' })).toBeVisible()
  await expect(nameField(page)).toHaveValue(player.mobile)
  await expect(passwordField(page)).toHaveValue(`${player.password}?`)
})
