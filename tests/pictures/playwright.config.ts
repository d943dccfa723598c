import { defineConfig } from '@playwright/test'
import { deviceOptions } from '../journeys/support/devices.ts'
import journeys from '../journeys/playwright.config.ts'

/** Pictures of every route, for people to look at: `npm run pictures`. Nothing is compared, so no test run includes it. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/pictures',
  globalSetup: '../journeys/support/start-product.ts',
  timeout: 900_000,
  projects: [
    { name: 'phone', use: deviceOptions.phone },
    { name: 'desktop', use: deviceOptions.desktop },
  ],
})
