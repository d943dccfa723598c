import type { Browser, Locator, Page } from '@playwright/test'
import { newPhone, openTab, slow4G, slowDown } from '../web/slow-phone.ts'
import { playable, playableSeen } from './open-game.ts'

/** Where the lobby shows a game. */
export type InLobby = { readonly tab: string; readonly name: string }

type Which = InLobby & {
  readonly url: string
  /** What a phone has kept on which a player is signed in. */
  readonly storageState: string
}

export type LobbyOpening = {
  /** None of the game's files were on the phone. */
  readonly coldMs: number
  /** The player has left the game and taps its tile again. */
  readonly warmMs: number
}

const patienceMs = 60_000
const settledMs = 2_500
const screensMax = 12

/** From the tap on a tile to a game that can be played, in the lobby's own frame and for money, twice on one phone. */
export async function openInLobby(browser: Browser, { url, storageState, tab, name }: Which): Promise<LobbyOpening> {
  const phone = await newPhone(browser, { storageState })
  try {
    const page = await openTab(phone, { cpuSlowdown: 1 })
    await page.addInitScript(() => sessionStorage.setItem('homePopupSeen', 'true'))
    await page.goto(`${url}/lobby/home`, { waitUntil: 'networkidle' })
    // What the lobby fetches in idle moments has come: nobody taps a tile before they have seen it.
    await page.waitForTimeout(settledMs)
    // An offer that a new player is shown covers the tabs.
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: tab, exact: true }).click()
    const tile = await tileOf(page, { tab, name })
    await slowDown(page, { cpuSlowdown: 4, line: slow4G })
    const coldMs = await tapAndPlay(page, tile)
    await page.getByRole('button', { name: 'Back to the lobby' }).click()
    await tile.waitFor({ timeout: patienceMs })
    return { coldMs, warmMs: await tapAndPlay(page, tile) }
  } finally {
    await phone.close()
  }
}

/** The grid has only what is near to the screen. */
async function tileOf(page: Page, { tab, name }: InLobby): Promise<Locator> {
  const panel = page.getByRole('tabpanel', { name: tab })
  // A game of chance that looks like a match is named after the word that says so.
  const tile = panel.getByRole('link', { name: new RegExp(name) }).first()
  await panel.getByRole('link').first().waitFor({ timeout: patienceMs })
  for (let screen = 0; (await tile.count()) === 0; screen++) {
    if (screen === screensMax) throw new Error(`${name} is not in the lobby's ${tab}`)
    await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }))
    await page.waitForTimeout(settledMs / 10)
  }
  await tile.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return tile
}

async function tapAndPlay(page: Page, tile: Locator): Promise<number> {
  await page.waitForTimeout(settledMs)
  const box = await tile.boundingBox()
  if (box === null) throw new Error('the tile has gone')
  const begun = performance.now()
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 3)
  await playableSeen(page.frameLocator('iframe').locator(playable).first(), patienceMs)
  return performance.now() - begun
}
