import { defineConfig } from '@playwright/test'
import { deviceOptions } from './support/devices.ts'

const { CHROMIUM: executablePath = '/usr/bin/chromium', CI } = process.env

// A browser that speaks to the product and to nobody else.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Walked after the phone's journeys: who looks at every page of the office is at the desk of the support chat, too.
const office = 'office-*.spec.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/start-product.ts',
  // One product, whose configuration some journeys change: they walk one after another.
  workers: 1,
  forbidOnly: CI !== undefined,
  // A walk over every page is long; a single step that hangs ends sooner.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace of every step costs a third of the time. For one of them: `-- <name> --trace on`.
    screenshot: 'only-on-failure',
    // The journeys watch what the page asks for; the worker that answers for it has a journey of its own.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args },
  },
  projects: [
    // The gallery chooses its own sizes, and is looked at once; the others happen on a desk.
    {
      name: 'phone',
      use: deviceOptions.phone,
      testIgnore: [office, 'gallery.spec.ts', 'desktop-frame.spec.ts', 'keyboard.spec.ts'],
    },
    { name: 'desktop', use: deviceOptions.desktop, testIgnore: office, grepInvert: /@phone/ },
    { name: 'office', use: deviceOptions.desktop, testMatch: office },
  ],
})
