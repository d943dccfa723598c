import type { Browser } from '@playwright/test'
import { appVersion } from '#core/constants/specification.ts'
import { openAndroidShell, shellUserAgent } from '#tests/journeys/support/android-shell.ts'
import { deviceOptions } from '#tests/journeys/support/devices.ts'
import { type Visit, visitOn } from './first-visit.ts'
import { newPhone, openTab, type Slowness } from './slow-phone.ts'

/** The first start after the installation, and the next one with what the web view has kept. */
export type Starts = { readonly first: Visit; readonly next: Visit }

/** The home inside the Android package: its user agent, its window and its bridge. */
export async function startInPackage(browser: Browser, origin: string, slowness: Slowness): Promise<Starts> {
  const { userAgent: _browser, ...window } = deviceOptions.phone
  const phone = await newPhone(browser, { ...window, userAgent: shellUserAgent(appVersion) })
  const start = async () => {
    const page = await openTab(phone, slowness)
    await openAndroidShell(page, { origin, version: appVersion })
    const visit = await visitOn(page, `${origin}/?source=app`)
    await page.close()
    return visit
  }
  try {
    return { first: await start(), next: await start() }
  } finally {
    await phone.close()
  }
}
