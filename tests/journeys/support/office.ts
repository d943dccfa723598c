import { expect, type Locator, type Page } from '@playwright/test'
import { systemClock } from '#core/clock/instant.ts'
import { totpCode, totpStepAt } from '#features/office/staff/server/entrance/totp.ts'
import type { Database } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'

/** The demonstration's members, who share a published password and key. */
export const demoMembers = {
  admin: 'admin@bituin.example',
  maker: 'maker@bituin.example',
  checker: 'checker@bituin.example',
} as const

export const officePassword = 'maligayang pagdating 21'
const key = Buffer.from('bituin demo secret 1')

/** Where the office is entered, and the database behind it. */
export type OfficeEntrance = { readonly url: string; readonly db: Database }

/** Password and code, on the page of the entrance or in the window over a page whose session has ended. */
export async function signInToOffice(where: Page | Locator, { url, db }: OfficeEntrance, email: string): Promise<void> {
  if ('goto' in where) await where.goto(url)
  await giveOfficePassword(where, email)
  // A code signs in once, and the next one comes after half a minute: nobody waits for it here.
  await db.rows(forgetUsedCode, [email])
  await where.getByLabel(/Code from/).fill(totpCode(key, totpStepAt(systemClock.now())))
  if ('goto' in where) await expect(where.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  else await expect(where).toHaveCount(0)
}

/** The first step; who signs in again is known by then. */
export async function giveOfficePassword(where: Page | Locator, email: string): Promise<void> {
  if ('goto' in where) await where.getByLabel('E-mail').fill(email)
  await where.getByLabel('Password', { exact: true }).fill(officePassword)
  await where.getByRole('button', { name: 'Continue' }).click()
}

const forgetUsedCode = statement('journeys_used_code_forget', 'update staff_member set totp_step = 0 where email = $1')
