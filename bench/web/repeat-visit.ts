import type { Browser } from '@playwright/test'
import { pageReady, whatWasSeen } from './page-observer.ts'
import { newPhone, openTab, type Slowness } from './slow-phone.ts'

export type RepeatVisit = { readonly lcp: number; readonly interactive: number }

const quietMs = 1_000

/** Somebody comes back whose phone has kept the page. */
export async function visitAgain(browser: Browser, url: string, slowness: Slowness): Promise<RepeatVisit> {
  const phone = await newPhone(browser)
  try {
    const before = await phone.newPage()
    await before.goto(url)
    await before.waitForFunction(isKept, new URL(url).pathname, { polling: 100 })
    await before.close()
    const page = await openTab(phone, slowness)
    const ready = pageReady(page)
    await page.goto(url, { waitUntil: 'load' })
    await ready
    await page.waitForTimeout(quietMs)
    const { lcp, ready: interactive } = await whatWasSeen(page)
    return { lcp, interactive }
  } finally {
    await phone.close()
  }
}

const isKept = async (path: string): Promise<boolean> => {
  const registration = await navigator.serviceWorker.ready
  return registration.active?.state === 'activated' && (await caches.match(path)) !== undefined
}
