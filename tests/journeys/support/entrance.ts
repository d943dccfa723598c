import { expect, type Locator, type Page } from '@playwright/test'
import { beginSession, type Player } from './player.ts'
import { product } from './product.ts'

// The forms that lead into an account, used as a player uses them.

export const agreementBox = (page: Page): Locator => page.getByRole('checkbox', { name: /agree to the Terms of Use/ })
export const loginButton = (page: Page): Locator => page.getByRole('button', { name: 'Log in', exact: true })
export const passwordField = (page: Page): Locator => page.getByLabel('Password', { exact: true })
export const mobileField = (page: Page): Locator => page.getByLabel('Mobile number', { exact: true })
export const nameField = (page: Page): Locator => page.getByLabel('Mobile number or username')

/** Signs in, at the lobby or under another name of it, and waits until the browser has come to the lobby. */
export async function signIn(page: Page, player: Player, lobby = ''): Promise<void> {
  await page.goto(`${lobby}/login`)
  await fillSignIn(page, player)
  await loginButton(page).click()
  await expect(page).toHaveURL(/\/lobby\/home$/)
}

/** Signs in without the form, which has journeys of its own: the next page that this browser opens is the player's. */
export async function bringIn(page: Page, player: Player): Promise<void> {
  const { url } = product()
  const kept = { origin: new URL(url).origin, token: JSON.stringify(await beginSession(url, player)) }
  await page.context().addInitScript(({ origin, token }) => {
    // Only once, so that a player who signs out stays signed out, and never in another site's page or frame.
    if (self.origin !== origin || localStorage.getItem('brought in') !== null) return
    localStorage.setItem('brought in', '1')
    localStorage.setItem('token', token)
  }, kept)
}

export async function bringHome(page: Page, player: Player): Promise<void> {
  await bringIn(page, player)
  await page.goto('/lobby/home')
}

/** Signs in during a break from play: the refusal shows the way in. */
export async function comeToWithdraw(page: Page, player: Player): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, player)
  await loginButton(page).click()
  const withdrawButton = page.getByRole('button', { name: 'Log in to withdraw' })
  await expect(withdrawButton).toBeVisible()
  // A press within 300 ms of the one before counts as a double tap; people take longer to read the refusal.
  await page.waitForTimeout(400)
  await withdrawButton.click()
  await expect(page).not.toHaveURL(/\/login$/)
}

/** The page's scripts come late, as on a slow line. */
export async function holdScripts(page: Page): Promise<void> {
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
}

/** A page that wakes up sets its fields, also between the test's selection and its text. */
async function fillWhileWaking(field: Locator, text: string): Promise<void> {
  await expect(async () => {
    await field.fill(text)
    await expect(field).toHaveValue(text, { timeout: 1_000 })
  }).toPass()
}

export const fillMobile = (page: Page, mobile: string): Promise<void> => fillWhileWaking(mobileField(page), mobile)

export async function fillSignIn(page: Page, { mobile, password }: Player): Promise<void> {
  await fillWhileWaking(nameField(page), mobile)
  await passwordField(page).fill(password)
  await agreementBox(page).check()
}

/** Where no code does it. */
export const nextStep = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue' }).click()

/** Everything of the registration after the account and its code, but the agreement. */
export async function fillRegistration(page: Page, { password }: Pick<Player, 'password'>): Promise<void> {
  await fillNewPassword(page, { password })
  await chooseBirthDate(page, 1990)
  await statementBox(page).check()
}

export async function chooseBirthDate(page: Page, year: number, month = 'May', day = '4'): Promise<void> {
  const born = page.getByRole('group', { name: 'Date of birth' })
  await born.getByLabel('Year').selectOption(String(year))
  await born.getByLabel('Month').selectOption(month)
  await born.getByLabel('Day').selectOption(day)
}

/** The second step of the registration, from its beginning to the next. */
export async function fillNewPassword(page: Page, { password }: Pick<Player, 'password'>): Promise<void> {
  await passwordField(page).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await nextStep(page)
}

export const statementBox = (page: Page): Locator =>
  page.getByRole('checkbox', { name: /every statement on this list is true/ })

/** Types key by key: a form that was just sent takes another press within 300 ms for a double tap, and people type slower. */
export async function retype(field: Locator, text: string): Promise<void> {
  await field.clear()
  await field.pressSequentially(text, { delay: 400 / text.length })
}

/** Accepts green mode's age notice, which blocks everything until a browser has accepted it. */
export async function acceptAgeNotice(page: Page): Promise<void> {
  await page.goto('/lobby/home')
  await page
    .getByRole('dialog', { name: 'For players aged 21 and over' })
    .getByRole('button', { name: 'Accept' })
    .click()
}
