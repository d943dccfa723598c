import type { Page } from '@playwright/test'
import * as v from 'valibot'

const place = 'benchFrames'
const framesSchema = v.array(v.object({ work: v.number(), gap: v.number() }))
/** Of each picture, how long the page worked at it and how long after the one before it came. */
export type Frames = v.InferOutput<typeof framesSchema>

/** Has the page time its own pictures. To be called before it is opened. */
export async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(watch, place)
}

/** The pictures since it was last asked. */
export async function takeFrames(page: Page): Promise<Frames> {
  const taken = await page.evaluate((name): unknown => {
    const frames: unknown = Reflect.get(window, name)
    Object.assign(window, { [name]: [] })
    return frames
  }, place)
  return v.parse(framesSchema, taken)
}

/** Runs in the page before its own scripts, which then ask for pictures through it. */
function watch(name: string): void {
  Object.assign(window, { [name]: [] })
  const ask = window.requestAnimationFrame.bind(window)
  let last = 0
  window.requestAnimationFrame = (draw) =>
    ask((time) => {
      const begun = performance.now()
      draw(time)
      const work = performance.now() - begun
      const frames: unknown = Reflect.get(window, name)
      if (Array.isArray(frames) && last > 0 && time > last) frames.push({ work, gap: time - last })
      last = time
    })
}
