import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { languages } from '#core/language/language.ts'
import { demoPlayers } from '#tools/seed/demo-players.ts'
import { deviceOf } from '../journeys/support/devices.ts'
import { signIn } from '../journeys/support/entrance.ts'
import { openPage, pagesOf } from '../journeys/support/every-page.ts'
import { test } from '../journeys/support/journey.ts'
import { writeContactSheet } from './contact-sheet.ts'
import { fileNameOf, folderOf, type PictureSet } from './picture-files.ts'

const [demoPlayer] = demoPlayers

/** Whoever opens a page: without an account, with one that is minutes old, and with money, rounds and messages. */
const visitors = ['guest', 'newcomer', 'player'] as const
/** `system` is one of the two. */
const themesShown = ['night', 'light'] as const

const sets = themesShown.flatMap((theme) =>
  languages.flatMap((language) => visitors.map((visitor) => ({ theme, language, visitor }))),
)

for (const { theme, language, visitor } of sets)
  test(`every page in ${theme} and ${language}, for a ${visitor}`, async ({
    page,
    newPlayer,
    catalogue,
    site,
  }, info) => {
    const device = deviceOf(info)
    const set: PictureSet = { device, theme, language, visitor }
    if (visitor === 'newcomer') await signIn(page, await newPlayer())
    if (visitor === 'player' && demoPlayer) await signIn(page, demoPlayer)
    const chosen = { language, theme }
    await page.context().addCookies(Object.entries(chosen).map(([name, value]) => ({ name, value, url: site.url })))
    const pages = pagesOf(device, catalogue.game.id)
    const addresses = visitor === 'guest' ? pages.guest : [...new Set([...pages.player, ...pages.guest])]
    await rm(folderOf(set), { recursive: true, force: true })
    await mkdir(folderOf(set), { recursive: true })
    for (const address of addresses) await takePicture(page, address, set)
    await writeContactSheet(page, set, addresses)
  })

/** The placeholders of awaited content. */
const skeletons = '[class*="_skeleton_"]'

/** As far down as the page goes, up to what a reader scrolls through. */
const heightMax = 3_000

async function takePicture(page: Page, address: string, set: PictureSet): Promise<void> {
  await openPage(page, address)
  await expect(page.locator(skeletons)).toHaveCount(0)
  await page.evaluate(untilQuiet)
  await page.evaluate(() => document.fonts.ready)
  const { width = 0, height: screen = 0 } = page.viewportSize() ?? {}
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.screenshot({
    path: join(folderOf(set), fileNameOf(address)),
    scale: 'css',
    animations: 'disabled',
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(heightMax, Math.max(screen, whole)) },
  })
}

/** Runs in the browser: the bar's balance and links follow the page. A countdown changes once a second. */
function untilQuiet(): Promise<void> {
  const quietMs = 250
  return new Promise((resolve) => {
    let timer = setTimeout(done, quietMs)
    const changes = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, quietMs)
    })
    changes.observe(document, { childList: true, subtree: true })
    function done() {
      changes.disconnect()
      resolve()
    }
  })
}
