import type { Page } from '@playwright/test'
import * as v from 'valibot'

const seenSchema = v.object({
  /** When the page was drawn by its own code and answers a tap; 0 until then. */
  ready: v.number(),
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

/** Resolves once the page that is opened next says that it is ready. */
export const pageReady = (page: Page): Promise<unknown> =>
  page.waitForEvent('console', (message) => message.text() === 'page-ready')

/** From now on only what is touched next counts. */
export const forgetAnswers = (page: Page): Promise<void> =>
  page.evaluate((name) => {
    const seen: unknown = Reflect.get(window, name)
    if (typeof seen === 'object' && seen !== null) Object.assign(seen, { answers: [] })
  }, windowKey)

/** Runs in the page before its own scripts. */
function observe(name: string): void {
  const seen: PageObservation = { ready: 0, fcp: 0, lcp: 0, cls: 0, longTasks: [], answers: [] }
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
  on('mark', (entry) => {
    if (entry.name !== 'page-ready' || seen.ready > 0) return
    seen.ready = entry.startTime
    // Heard outside: to look into the page again and again would be the bench's own work on the page's thread.
    console.debug(entry.name)
  })
  on('longtask', ({ startTime, duration }) => seen.longTasks.push({ start: startTime, duration }))
  const takeAnswer = (entry: PerformanceEntry) => {
    if (Number(Reflect.get(entry, 'interactionId')) > 0) seen.answers.push(entry.duration)
  }
  on('event', takeAnswer, { durationThreshold: 16 })
}
