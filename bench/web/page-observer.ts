import type { Page } from '@playwright/test'
import * as v from 'valibot'

const seenSchema = v.object({
  fcp: v.number(),
  lcp: v.number(),
  cls: v.number(),
  longTasks: v.array(v.object({ start: v.number(), duration: v.number() })),
  /** From the touch to the picture that answers it, for everything that was touched or typed. */
  answers: v.array(v.number()),
})
export type PageObservation = v.InferOutput<typeof seenSchema>

const windowKey = 'benchSeen'

/** Makes the page report what a visitor sees and waits for. Called before the page is opened. */
export async function observePage(page: Page): Promise<void> {
  await page.addInitScript(observe, windowKey)
}

export const whatWasSeen = async (page: Page): Promise<PageObservation> =>
  v.parse(seenSchema, await page.evaluate((name): unknown => Reflect.get(window, name), windowKey))

/** From now on only what is touched next counts. */
export const forgetAnswers = (page: Page): Promise<void> =>
  page.evaluate((name) => {
    const seen: unknown = Reflect.get(window, name)
    if (typeof seen === 'object' && seen !== null) Object.assign(seen, { answers: [] })
  }, windowKey)

/** Runs in the page before its own scripts. */
function observe(name: string): void {
  const seen: PageObservation = { fcp: 0, lcp: 0, cls: 0, longTasks: [], answers: [] }
  Object.assign(window, { [name]: seen })
  const on = (type: string, take: (entry: PerformanceEntry) => void, more = {}) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  }
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  on('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === false) seen.cls += Number(Reflect.get(entry, 'value'))
  })
  on('longtask', ({ startTime, duration }) => seen.longTasks.push({ start: startTime, duration }))
  const takeAnswer = (entry: PerformanceEntry) => {
    if (Number(Reflect.get(entry, 'interactionId')) > 0) seen.answers.push(entry.duration)
  }
  on('event', takeAnswer, { durationThreshold: 16 })
}
