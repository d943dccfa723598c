import { expect, type Locator, type Page } from '@playwright/test'

/** Where a device has the profile. */
export const profilePath = { phone: '/profile/info', desktop: '/lobby/profile' } as const

/** Goes to the page about the player and the player's security, as a player does from the lobby. */
export async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My menu' }).click()
  await page.getByRole('dialog', { name: 'My menu' }).getByRole('link', { name: 'My profile' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Profile and security' }).click()
  // Until the page has come the one before it stands, which has some of the same buttons.
  await expect(page.getByRole('heading', { name: 'Profile', level: 1, exact: true })).toBeVisible()
}

export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true })

/** The tile of a game, wherever the lobby shows it. */
export const tile = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: new RegExp(`^${name}`) }) })
    .first()

export const heart = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Favorite ${name}`, exact: true }).first()

/** The game itself, inside its frame. */
export const stage = (page: Page, name: string): Locator => page.locator(`iframe[title="${name}"]`)
