import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { tabTo } from './tab-to.ts'

export type PictureFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** How a person acts on a page. A journey that is given hands holds for all of them. */
export type Hands = {
  /** Comes to it and does nothing. */
  readonly reach: (element: Locator) => Promise<void>
  /** A button or a link. */
  readonly press: (element: Locator) => Promise<void>
  /** A checkbox or one of several radio buttons. */
  readonly mark: (box: Locator) => Promise<void>
  readonly write: (field: Locator, text: string) => Promise<void>
  readonly choose: (list: Locator, option: string) => Promise<void>
  /** A button that asks for a file. */
  readonly attach: (button: Locator, file: PictureFile) => Promise<void>
}

/** Taps and clicks. */
export const fingers = (page: Page): Hands => ({
  reach: (element) => element.scrollIntoViewIfNeeded(),
  press: (element) => element.click(),
  mark: (box) => box.check(),
  write: (field, text) => field.fill(text),
  choose: async (list, option) => {
    await list.selectOption(option)
  },
  attach: (button, file) => attachBy(page, () => button.click(), file),
})

/** The keyboard alone. */
export function keyboard(page: Page): Hands {
  const press = async (element: Locator) => {
    await tabTo(page, element)
    await page.keyboard.press('Enter')
  }
  return {
    reach: (element) => tabTo(page, element),
    press,
    mark: (box) => markByKeys(page, box),
    write: async (field, text) => {
      await tabTo(page, field)
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
    },
    choose: async (list, option) => {
      await tabTo(page, list)
      await page.keyboard.type(option)
      await expect(list.locator('option:checked')).toHaveText(option)
    },
    attach: (button, file) => attachBy(page, () => press(button), file),
  }
}

/** Of several radio buttons the chosen one is a stop, and arrows choose another. */
async function markByKeys(page: Page, box: Locator): Promise<void> {
  await expect(box).toBeVisible()
  const group = await box.evaluate((input: HTMLInputElement) => (input.type === 'radio' ? input.name : undefined))
  if (group === undefined) {
    await tabTo(page, box)
    await page.keyboard.press('Space')
  } else if (!(await box.isChecked())) {
    await tabTo(page, page.locator(`input[name="${group}"]:checked`))
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(box).toBeChecked({ timeout: 200 })
    }).toPass({ intervals: [0] })
  }
  await expect(box).toBeChecked()
}

async function attachBy(page: Page, act: () => Promise<void>, file: PictureFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await act()
  await (await chooser).setFiles(file)
}
