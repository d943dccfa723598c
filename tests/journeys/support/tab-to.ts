import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** More stops than any page has: whoever has not come there by then is caught. */
const stopsMax = 200

/** Presses Tab until the element has the focus. Each stop on the way can be seen. */
export async function tabTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(element).toBeVisible()
  const unseen: string[] = []
  for (let stop = 0; stop < stopsMax && !(await element.evaluate(hasFocus)); stop++) {
    await page.keyboard.press(key)
    const fault = await page.evaluate(hiddenFocus)
    if (fault !== undefined) unseen.push(fault)
  }
  await expect(element).toBeFocused()
  expect(unseen, 'stops of the keyboard that nobody sees').toEqual([])
}

/** After what was pressed has gone, the focus is not at the top of the page again. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
}

/** Runs in the browser: a frame's document remembers its element while the focus is outside. */
const hasFocus = (element: Element): boolean =>
  element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus()

/** Runs in the browser: describes the focused element if it is outside the screen or covered. */
function hiddenFocus(): string | undefined {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.matches('iframe, main'))
    return undefined
  // A box that is drawn by its label is as large as a point.
  const seen = focused instanceof HTMLInputElement ? (focused.labels?.[0] ?? focused) : focused
  const { left, right, top, bottom } = seen.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
  const above = document.elementFromPoint(x, y)
  const isSeen = above !== null && (seen.contains(above) || above.contains(seen))
  return isSeen ? undefined : `${focused.outerHTML.slice(0, 160)} at ${location.pathname}`
}
