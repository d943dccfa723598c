import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { pageReady, whatWasSeen } from './page-observer.ts'
import { newPhone, openTab, type Slowness } from './slow-phone.ts'

export type Visit = {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** When the page was drawn by its own code and answers a tap. */
  readonly interactive: number
  /** How long nothing could be answered after the first paint, in tasks beyond 50 ms. */
  readonly blocked: number
  /** The same from the very beginning, with the time in which there was nothing to touch yet. */
  readonly blockedInAll: number
  /** Processor time of the page's main thread, which other programs on the machine do not add to. */
  readonly mainThread: number
  /** Received until the page was quiet, compressed and with headers. */
  readonly bytes: number
}

const quietMs = 1_200

/** Somebody who was never here opens the page, waits until it is quiet, and scrolls. */
export async function visitFirst(browser: Browser, url: string, slowness: Slowness): Promise<Visit> {
  const phone = await newPhone(browser)
  try {
    return await visitOn(await openTab(phone, slowness), url)
  } finally {
    await phone.close()
  }
}

/** The same in an empty tab. */
export async function visitOn(page: Page, url: string): Promise<Visit> {
  const mainThread = await countMainThread(page)
  const bytes = await countBytes(page)
  const ready = pageReady(page)
  await page.goto(url, { waitUntil: 'load' })
  await ready
  await sleep(quietMs)
  const processor = await mainThread()
  const received = bytes()
  const { longTasks, ready: interactive } = await whatWasSeen(page)
  await scrollThrough(page)
  const { fcp, lcp, cls } = await whatWasSeen(page)
  const blockedIn = (from: number) =>
    longTasks.reduce((sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(from, start + 50)), 0)
  const blocking = { blocked: blockedIn(fcp), blockedInAll: blockedIn(0) }
  return { fcp, lcp, cls, interactive, ...blocking, mainThread: processor, bytes: received }
}

async function countBytes(page: Page): Promise<() => number> {
  const control = await page.context().newCDPSession(page)
  let bytes = 0
  control.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await control.send('Network.enable')
  return () => bytes
}

async function countMainThread(page: Page): Promise<() => Promise<number>> {
  const control = await page.context().newCDPSession(page)
  await control.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await control.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
  }
}

async function scrollThrough(page: Page): Promise<void> {
  for (let screen = 0; screen < 3; screen++) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(150)
  }
}
