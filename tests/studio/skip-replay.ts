import type { Page } from '@playwright/test'

const appearsMs = 30_000
const attemptMs = 500

/** Skips a stored round while it is shown. A short round may already be over, and a page that paints its scene may take a click late. */
export async function skipReplay(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip to the result' })
  const again = page.getByRole('button', { name: 'Watch again' })
  await skip.or(again).waitFor({ timeout: appearsMs })
  let isSkipped = false
  while (!isSkipped && !(await again.isVisible()))
    isSkipped = await skip.click({ timeout: attemptMs }).then(
      () => true,
      () => false,
    )
}
