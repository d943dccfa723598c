import { expect, type Locator, type Page } from '@playwright/test'
import { instant } from '#core/clock/instant.ts'
import { totpCode, totpStepAt } from '#features/office/staff/server/entrance/totp.ts'

/** The demonstration's members, who share a published password and key. */
export const demoMembers = {
  admin: 'admin@bituin.example',
  maker: 'maker@bituin.example',
  checker: 'checker@bituin.example',
} as const

export const officePassword = 'maligayang pagdating 21'
const key = Buffer.from('bituin demo secret 1')

/** Password and code, on the page of the entrance or in the window over a page whose session has ended. */
export async function signInToOffice(where: Page | Locator, office: string, email: string): Promise<void> {
  if ('goto' in where) await where.goto(office)
  await giveOfficePassword(where, email)
  const code = where.getByLabel(/Code from/)
  // A code signs in once: a second sign-in within the same half minute waits for the next code.
  await expect(async () => {
    if (await code.isVisible()) await code.fill(totpCode(key, totpStepAt(instant(Date.now()))), { timeout: 1_000 })
    await expectSignedIn(where)
  }).toPass({ timeout: 70_000, intervals: [5_000] })
}

/** The first step; who signs in again is known by then. */
export async function giveOfficePassword(where: Page | Locator, email: string): Promise<void> {
  if ('goto' in where) await where.getByLabel('E-mail').fill(email)
  await where.getByLabel('Password', { exact: true }).fill(officePassword)
  await where.getByRole('button', { name: 'Continue' }).click()
}

/** The page shows the areas, or the window over it is gone. */
const expectSignedIn = (where: Page | Locator) =>
  'goto' in where
    ? expect(where.getByRole('navigation', { name: 'Main navigation' })).toBeVisible({ timeout: 2_000 })
    : expect(where).toHaveCount(0, { timeout: 2_000 })
