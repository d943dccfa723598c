import type { Browser, Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TableClock } from '#games/title/table.ts'
import type { Figure } from '../support/figures.ts'
import { slowDown } from '../web/slow-phone.ts'
import { figuresOfFrames } from './figures-of-frames.ts'
import { traceMainThread } from './main-thread.ts'
import type { OpenedGame } from './open-game.ts'

const patienceMs = 60_000
const tablePatienceMs = 200_000
const thumbMs = 70

/** A title's choices before its first round: numbers, one tap each. */
const numbers = [3, 8, 12, 15, 21, 22, 30, 34, 37, 40]
/** What moves a round that waits for its player, where the big button does not. */
const moves = '.stone:not([disabled]), .guess:not([disabled])'
/** Between the last bet and the result, with what comes shortly after the next round has begun. */
const aroundRoundMs = 6_000

/** Plays so many rounds and reports the cost of their frames. */
export const framesOfRounds = (browser: Browser, { page }: OpenedGame, rounds: number): Promise<readonly Figure[]> =>
  figuresWhile(browser, page, async () => {
    if ((await page.locator('.star').count()) > 0)
      for (const number of numbers) await tap(page, `.star:nth-child(${number})`)
    for (let round = 0; round < rounds; round++) {
      await tap(page)
      await sleep(300)
      await page.locator('.action:not([disabled])').waitFor({ timeout: patienceMs })
    }
  })

/** Watches a game for so many seconds; where there is something to tap, it is tapped. */
export const framesOfSeconds = (browser: Browser, { page }: OpenedGame, seconds: number): Promise<readonly Figure[]> =>
  figuresWhile(browser, page, async () => {
    for (let second = 0; second < seconds; second++) {
      // A flight has a button for each of its two bets.
      if (await page.locator('.action').first().isEnabled()) await tap(page)
      else if ((await page.locator(moves).count()) > 0) await tap(page, moves)
      await sleep(1_000)
    }
  })

/** Watches a table from the end of its bets until the next round has begun: what it draws at once, it draws then. */
export async function framesOfTable(
  browser: Browser,
  { page }: OpenedGame,
  { runningMs, pauseMs }: TableClock,
): Promise<readonly Figure[]> {
  await settle(page)
  for (const state of ['visible', 'hidden'] as const)
    await page.locator('.ring').waitFor({ state, timeout: tablePatienceMs })
  return figuresOfFrames(await traceMainThread(browser, () => sleep(runningMs + pauseMs + aroundRoundMs)))
}

/**
 * Processor time is counted at this machine's own speed and multiplied: it is the same on a machine with other work to do,
 * which the browser's own slowing down is not.
 */
async function figuresWhile(browser: Browser, page: Page, play: () => Promise<void>): Promise<readonly Figure[]> {
  await settle(page)
  return figuresOfFrames(await traceMainThread(browser, play))
}

async function settle(page: Page): Promise<void> {
  await slowDown(page, { cpuSlowdown: 1 })
  // The first touch of a page lets it sound, which opens the device of the sound; a player has touched the stake before.
  await tap(page, '.scene')
  await sleep(2_000)
}

/**
 * As a thumb does it: the locator's own click would look for what lies under it first, in the page's time, and so does the browser with
 * every frame in which a mouse stays over the page.
 */
async function tap(page: Page, what = '.action'): Promise<void> {
  const box = await page.locator(what).first().boundingBox()
  if (box === null) return
  const control = await page.context().newCDPSession(page)
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await control.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  await sleep(thumbMs)
  await control.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await control.detach()
}
