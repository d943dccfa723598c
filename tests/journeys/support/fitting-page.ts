import { expect, type Page, test } from '@playwright/test'
import { deviceOf } from './devices.ts'
import { openPage } from './every-page.ts'
import { expectNothingMoved } from './late-answers.ts'
import { layoutFaults } from './layout-faults.ts'

/** Where a page is measured; it is loaded at the first width. At 320 px is what a page of 1280 px has left at a zoom of 400 %. */
const widths = { phone: [360, 320], desktop: [1440] } as const

/** Opens a page and expects it to stand still and to hold its texts at every width of the device. */
export async function openFitting(page: Page, address: string): Promise<void> {
  const [first, ...others] = widths[deviceOf(test.info())]
  await openPage(page, address)
  // Beside a game, the frame waits for what the game will say.
  if (!address.startsWith('/start')) await expectNothingMoved(page, address)
  expect.soft(await layoutFaults(page), `${address} at ${first} px`).toEqual([])
  const { height } = page.viewportSize() ?? { height: 740 }
  for (const width of others) {
    await page.setViewportSize({ width, height })
    expect.soft(await layoutFaults(page), `${address} at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: first, height })
}
