import { expect, type Page } from '@playwright/test'

/** What browsers come with. */
const browserTextPx = 16

/** Sets the size of text in this browser, as many times as large as usual. It acts on the page that is open, too. */
export async function textSizeOf(page: Page): Promise<(times: number) => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  return async (times) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: times * browserTextPx } })
  }
}

/** How large the text of the login page is. */
export const textPx = (page: Page): Promise<number> =>
  page.getByText('New here?').evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

/** Pixels by which a page is wider than its screen. */
const overhangOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export const expectNoSidewaysScroll = async (page: Page, where: string): Promise<void> =>
  expect.soft(await overhangOf(page), `pixels that stand out of ${where}`).toBeLessThanOrEqual(0)
