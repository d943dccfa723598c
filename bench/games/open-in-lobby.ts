import type { Browser } from '@playwright/test'
import { newPhone, openTab, slow4G, slowDown } from '../web/slow-phone.ts'

type Which = {
  readonly url: string
  /** What a phone has kept on which a player is signed in. */
  readonly storageState: string
  readonly tab: string
  readonly name: string
}

const patienceMs = 60_000
const settledMs = 2_500
const playable = '.action:not([disabled])'

/** From the tap on a tile in the lobby to a game that can be played, in the lobby's frame and for money. */
export async function openInLobby(browser: Browser, { url, storageState, tab, name }: Which): Promise<number> {
  const phone = await newPhone(browser, { storageState })
  try {
    const page = await openTab(phone, { cpuSlowdown: 1 })
    await page.addInitScript(() => sessionStorage.setItem('homePopupSeen', 'true'))
    await page.goto(`${url}/lobby/home`, { waitUntil: 'networkidle' })
    // What the lobby fetches in idle moments has come: nobody taps a tile before they have seen it.
    await page.waitForTimeout(settledMs)
    await page.getByRole('tab', { name: tab, exact: true }).click()
    const tile = page.getByRole('tabpanel', { name: tab }).getByRole('link', { name: new RegExp(`^${name}`) })
    await tile.first().scrollIntoViewIfNeeded()
    await page.waitForTimeout(settledMs)
    const box = await tile.first().boundingBox()
    if (box === null) throw new Error(`${name} is not in the lobby`)
    await slowDown(page, { cpuSlowdown: 4, line: slow4G })
    const begun = performance.now()
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 3)
    await page.frameLocator('iframe').locator(playable).waitFor({ timeout: patienceMs })
    return performance.now() - begun
  } finally {
    await phone.close()
  }
}
