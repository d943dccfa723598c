import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** More stops than any page has: whoever has not come there by then is caught. */
const stopsMax = 200

/** Presses Tab until the element has the focus. Each stop on the way can be seen. */
export async function tabTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(element).toBeVisible()
  for (let stop = 0; stop < stopsMax && !(await element.evaluate(hasFocus)); stop++) {
    await page.keyboard.press(key)
    // What slides in is seen a moment later.
    await expect.poll(() => page.evaluate(hiddenFocus), 'a stop of the keyboard that nobody sees').toBeUndefined()
  }
  await expect(element).toBeFocused()
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
  if (focused === null || focused.matches('body, main, iframe')) return undefined
  // A box that is drawn by its label is as large as a point.
  const seen = focused.closest('label') ?? focused
  const { left, right, top, bottom } = seen.getBoundingClientRect()
  const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2
  const above = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight))
  const isSeen = above?.contains(seen) || seen.contains(above) || seen.parentElement?.contains(above)
  return isSeen ? undefined : `${focused.outerHTML.slice(0, 160)} at ${location.pathname}`
}
