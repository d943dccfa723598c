import type { Figure } from '../support/figures.ts'
import { type Frames, takeFrames } from './frame-watch.ts'
import type { OpenedGame } from './open-game.ts'

/** What a frame may take, so that none is missed twice. */
const frameMsMax = 32
/** What scripts may take of a usual frame: a phone's own painting needs the other half of its 16 ms. */
const workMsMax = 8
const patienceMs = 60_000

/** Plays so many rounds and tells how long their pictures took. */
export async function framesOfRounds({ page }: OpenedGame, rounds: number): Promise<readonly Figure[]> {
  const action = page.locator('.action')
  const free = page.locator('.action:not([disabled])')
  const frames = []
  for (let round = 0; round < rounds; round++) {
    await takeFrames(page)
    await action.click()
    await page.waitForTimeout(300)
    await free.waitFor({ timeout: patienceMs })
    frames.push(...(await takeFrames(page)))
  }
  return figuresOf(frames)
}

/** Watches a game that never stands still for so many seconds. */
export async function framesOfSeconds({ page }: OpenedGame, seconds: number): Promise<readonly Figure[]> {
  await takeFrames(page)
  await page.waitForTimeout(seconds * 1_000)
  return figuresOf(await takeFrames(page))
}

function figuresOf(frames: Frames): readonly Figure[] {
  const work = frames.map((frame) => frame.work).toSorted((a, b) => a - b)
  const gaps = frames.map(({ gap }) => gap).toSorted((a, b) => a - b)
  const at = (sorted: readonly number[], part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
  const late = gaps.filter((gap) => gap > frameMsMax).length
  return [
    { what: 'work in a frame, half of them', value: at(work, 0.5), unit: 'ms', digits: 1, bar: workMsMax },
    { what: 'work in a frame, 99 of 100', value: at(work, 0.99), unit: 'ms', digits: 1, bar: frameMsMax },
    { what: 'work in a frame, the longest', value: at(work, 1), unit: 'ms', digits: 1, bar: frameMsMax },
    {
      what: 'from frame to frame, half of them',
      value: at(gaps, 0.5),
      unit: 'ms',
      digits: 1,
      note: `${frames.length} frames`,
    },
    {
      what: `frames later than ${frameMsMax} ms`,
      value: late,
      unit: '',
      note: 'painting by the processor and other work included',
    },
  ]
}
