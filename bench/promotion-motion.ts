// What the moving parts of promotions cost a phone: the wheel while it turns, a day while it is stamped, a chest while
// it opens. npm run bench -- promotion-motion The production build with its demonstration, a player's own pages. What
// the page's main thread does in a frame has the bar, counted in processor time by the browser's trace and multiplied
// to a phone four times slower. With reduced motion the same pages are shown without animation.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { runProduct } from '#tests/journeys/support/run-product.ts'
import { figuresOfFrames } from './games/figures-of-frames.ts'
import { traceMainThread } from './games/main-thread.ts'
import { type Figure, reportFigures } from './support/figures.ts'
import { calibrate, machineFigures } from './web/machine.ts'
import { keepSignedIn } from './web/signed-in.ts'
import { launchBrowser, newPhone, openTab } from './web/slow-phone.ts'

const settledMs = 2_500

type Motion = {
  readonly name: string
  readonly path: string
  /** The button that is touched, and how long what follows moves. */
  readonly button: RegExp
  readonly lastsMs: number
}

const motions: readonly Motion[] = [
  { name: 'the wheel', path: '/activity/spin', button: /^Spin/, lastsMs: 6_000 },
  { name: 'a day that is stamped', path: '/activity/cashBonus', button: /^Day 1/, lastsMs: 2_000 },
  { name: 'a chest that waits and opens', path: '/profile/task', button: /Open chest/, lastsMs: 3_000 },
]

// The tasks of the day are claimed, so that every chest can be opened.
const claimedTasks = `
  insert into promotion_claim (player_id, key, claim_key, version, items, cost, claimed_at)
  select p.id, 'tasks', 'D' || to_char(now() at time zone 'Asia/Manila', 'YYYYMMDD') || ':t' || t, 1, '[]', 0, now()
  from player p, generate_series(1, 42) as t where p.mobile is not null on conflict do nothing`

const product = await runProduct()
const storageState = join(product.dataDir, 'signed-in.json')
try {
  await claimTasks(product.ownerUrl)
  const browser = await launchBrowser()
  await keepSignedIn(browser, product.url, storageState)
  for (const motion of motions) reportFigures(motion.name, await measured(browser, motion))
  reportFigures('The machine', machineFigures())
  await browser.close()
} finally {
  await product.stop()
}

async function claimTasks(connectionString: string): Promise<void> {
  const owner = new pg.Client({ connectionString })
  await owner.connect()
  try {
    await owner.query(claimedTasks)
  } finally {
    await owner.end()
  }
}

async function measured(browser: Browser, { path, button, lastsMs }: Motion) {
  calibrate()
  const phone = await newPhone(browser, { storageState, baseURL: product.url })
  try {
    const page = await openTab(phone, { cpuSlowdown: 1 })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(settledMs)
    const { x, y } = await middleOf(page, button)
    const thread = await traceMainThread(browser, async () => {
      // A finger at a place: to look for a button is the bench's own work, on the page's own thread.
      await page.touchscreen.tap(x, y)
      await sleep(lastsMs)
    })
    return [...figuresOfFrames(thread), await movingStill(page)]
  } finally {
    await phone.close()
  }
}

/** Looked for by the page itself: a locator leaves listeners in the page, which would take part in the tap that is measured. */
async function middleOf(page: Page, name: RegExp): Promise<{ readonly x: number; readonly y: number }> {
  return page.evaluate((pattern) => {
    const nameOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent
    const button = [...document.querySelectorAll('button')].find((each) => new RegExp(pattern).test(nameOf(each)))
    if (button === undefined) throw new Error('What is to be touched is not shown')
    button.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = button.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, name.source)
}

/** Animations that still run on the same page with reduced motion. */
async function movingStill(page: Page): Promise<Figure> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload({ waitUntil: 'networkidle' })
  await page.waitForTimeout(settledMs)
  const running = await page.evaluate(
    () => document.getAnimations().filter((each) => each.playState === 'running').length,
  )
  return { what: 'animations that run where less motion is asked for', value: running, unit: '', bar: 0 }
}
