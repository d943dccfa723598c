import { expect, type Locator, type Page } from '@playwright/test'
import { instant } from '#core/clock/instant.ts'
import { totpCode, totpStepAt } from '#features/staff/server/totp.ts'
import type { Product } from './product.ts'

/** The demonstration's members, who share a published password and key. */
export const demoMembers = {
  admin: 'admin@bituin.example',
  maker: 'maker@bituin.example',
  checker: 'checker@bituin.example',
} as const

const password = 'maligayang pagdating 21'
const key = Buffer.from('bituin demo secret 1')

/** The back office stands on the port beside the player's app. */
export function backOfficeUrl({ url }: Pick<Product, 'url'>): string {
  const { protocol, hostname, port } = new URL(url)
  return `${protocol}//${hostname}:${Number(port) + 1}`
}

/** Password and code, on the page of the entrance or in the window over a page whose session has ended. */
export async function signInToOffice(where: Page | Locator, office: string, email: string): Promise<void> {
  if ('goto' in where) {
    await where.goto(office)
    await where.getByLabel('E-mail').fill(email)
  }
  await where.getByLabel('Password', { exact: true }).fill(password)
  await where.getByRole('button', { name: 'Continue' }).click()
  const code = where.getByLabel(/Code from/)
  const home = 'goto' in where ? where.getByRole('navigation', { name: 'Areas' }) : undefined
  // A code signs in once: whoever has signed in within this half minute waits for the next one.
  await expect(async () => {
    if (await code.isVisible()) await code.fill(totpCode(key, totpStepAt(instant(Date.now()))), { timeout: 1_000 })
    if (home) await expect(home).toBeVisible({ timeout: 2_000 })
    else await expect(code).toHaveCount(0, { timeout: 2_000 })
  }).toPass({ timeout: 70_000, intervals: [5_000] })
}
