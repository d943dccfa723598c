import type { Browser, Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from '../support/figures.ts'
import { slowDown } from '../web/slow-phone.ts'
import { type MainThread, type Task, traceMainThread } from './main-thread.ts'
import type { OpenedGame } from './open-game.ts'

/** What a frame may take, so that none is missed twice. */
const frameMsMax = 32
/** So many times slower than this machine's core is the phone that we mean. */
const slowness = 4
/** Frames that follow each other so closely are neighbours; between others the page rested, or the machine did something else. */
const neighboursMsMax = 40
const patienceMs = 60_000
const thumbMs = 70

/** Plays so many rounds and tells what their frames cost the page. */
export const framesOfRounds = (browser: Browser, { page }: OpenedGame, rounds: number): Promise<readonly Figure[]> =>
  figuresWhile(browser, page, async () => {
    for (let round = 0; round < rounds; round++) {
      await tap(page)
      await sleep(300)
      await page.locator('.action:not([disabled])').waitFor({ timeout: patienceMs })
    }
  })

/** Watches a game that never stands still for so many seconds; where there is something to tap, it is tapped. */
export const framesOfSeconds = (browser: Browser, { page }: OpenedGame, seconds: number): Promise<readonly Figure[]> =>
  figuresWhile(browser, page, async () => {
    for (let second = 0; second < seconds; second++) {
      if (await page.locator('.action').isEnabled()) await tap(page)
      await sleep(1_000)
    }
  })

/**
 * Processor time is counted at this machine's own speed and multiplied: it is the same on a machine with other work to do,
 * which the browser's own slowing down is not.
 */
async function figuresWhile(browser: Browser, page: Page, play: () => Promise<void>): Promise<readonly Figure[]> {
  await slowDown(page, { cpuSlowdown: 1 })
  // The first touch of a page lets it sound, which opens the device of the sound; a player has touched the stake before.
  await tap(page, '.scene')
  await sleep(2_000)
  return figuresOf(await traceMainThread(browser, play))
}

/** As a thumb does it: the locator's own click would look for what lies under it first, in the page's time. */
async function tap(page: Page, what = '.action'): Promise<void> {
  const box = await page.locator(what).boundingBox()
  if (box === null) return
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await sleep(thumbMs)
  await page.mouse.up()
}

function figuresOf({ tasks, frameStartsMs }: MainThread): readonly Figure[] {
  const frames = framesOf(tasks, frameStartsMs)
  const own = frames.map(({ ownMs }) => ownMs).toSorted((one, other) => one - other)
  const pixelsMs = frames.map((frame) => frame.pixelsMs).toSorted((one, other) => one - other)
  const longest = tasks.toSorted((one, other) => other.ownMs - one.ownMs)[0]
  return [
    figure('main thread in a frame, half of them', at(own, 0.5), `${frames.length} frames`),
    { ...figure('main thread in a frame, the longest', at(own, 1)), bar: frameMsMax },
    { ...figure('the longest task', longest?.ownMs ?? 0, longest && partsText(longest)), bar: frameMsMax },
    figure('beside it, canvases filled without a graphics card, half of them', at(pixelsMs, 0.5)),
  ]
}

const figure = (what: string, value: number, note = ''): Figure => ({
  what,
  value: value * slowness,
  unit: 'ms',
  digits: 1,
  note,
})

const partsText = ({ parts }: Task): string =>
  Object.entries(parts)
    .filter(([, ms]) => ms * slowness >= 0.5)
    .map(([part, ms]) => `${part} ${(ms * slowness).toPrecision(2)}`)
    .join(', ')

/** Everything that the main thread did from one picture to its neighbour. */
function framesOf(tasks: readonly Task[], startsMs: readonly number[]): readonly Pick<Task, 'ownMs' | 'pixelsMs'>[] {
  const frames = startsMs.slice(1).map((startMs, index) => ({ fromMs: startsMs[index] ?? startMs, toMs: startMs }))
  return frames
    .filter(({ fromMs, toMs }) => toMs - fromMs < neighboursMsMax)
    .map(({ fromMs, toMs }) => {
      const done = tasks.filter(({ beganMs }) => beganMs > fromMs && beganMs <= toMs)
      return {
        ownMs: done.reduce((sum, { ownMs }) => sum + ownMs, 0),
        pixelsMs: done.reduce((sum, task) => sum + task.pixelsMs, 0),
      }
    })
}

const at = (sorted: readonly number[], part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
