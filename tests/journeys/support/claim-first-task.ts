import { expect, type Page } from '@playwright/test'

/** A task that is done and taken: it looks different from all others. */
export async function claimFirstTask(page: Page): Promise<void> {
  await page.goto('/profile/task')
  await page.getByRole('button', { name: 'Claim', exact: true }).first().click()
  await expect(page.locator('[data-status="claimed"]').first()).toBeAttached()
}
