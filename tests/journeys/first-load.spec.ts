import { join } from 'node:path'
import { initialScripts } from '#apps/player/build/initial-scripts.ts'
import { readPageAssets } from '#apps/player/build/read-page-assets.ts'
import { homeParts } from '#apps/player/build/shared-chunk-name.ts'
import { expect, test } from './support/journey.ts'

const home = 'features/lobby/home/player'
const login = 'features/players/account/player/access/login-page.tsx'

/**
 * The JavaScript of a first visit in bytes of gzip -9, as it is today. `node apps/player/build/size.ts` and the screen
 * print its files. Lower a limit when a change makes room; a screen that grows loads its new part later.
 */
const limits = [
  { page: 'home', shell: 'mobile', screen: `${home}/mobile-home-page.tsx`, bytesMax: 97_420 },
  { page: 'home', shell: 'desktop', screen: `${home}/desktop-home-page.tsx`, bytesMax: 97_570 },
  { page: 'login', shell: 'mobile', screen: login, bytesMax: 94_080 },
  { page: 'login', shell: 'desktop', screen: login, bytesMax: 94_510 },
] as const

for (const { page, shell, screen, bytesMax } of limits) {
  test(`the first visit to the ${page} page loads no more JavaScript than today: ${shell}`, { tag: '@phone' }, () => {
    const found = initialScripts(screen).find((scripts) => scripts.shell === shell)
    expect(found?.bytes).toBeLessThanOrEqual(bytesMax)
  })
}

test('what the home fetches behind its first paint is without what other pages share', { tag: '@phone' }, () => {
  const { parts } = readPageAssets(join(import.meta.dirname, '../../apps/player/dist/client'))
  const ofHome = Object.entries(parts).filter(([source]) => homeParts.some((pattern) => pattern.test(`/${source}`)))
  expect(ofHome.length).toBeGreaterThan(10)
  expect(ofHome.filter(([, { scripts }]) => scripts.some((file) => file.includes('/common-')))).toEqual([])
})
