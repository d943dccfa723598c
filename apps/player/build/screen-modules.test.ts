import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { markScreenModules } from './screen-modules.ts'

test('each screen is told the source that it fetches, on one line or on several', () => {
  const code = `
    home: lazyScreen(() => import('#features/lobby/home/player/home-page.tsx').then((m) => m.HomePage)),
    vip: lazyScreen(() =>
      import('#features/promotions/vip/player/vip-page.tsx').then((m) => m.VipPage),
    ),`
  const marked = markScreenModules(code)
  expect(marked).toContain(".then((m) => m.HomePage), 'features/lobby/home/player/home-page.tsx')")
  expect(marked).toContain(".then((m) => m.VipPage), 'features/promotions/vip/player/vip-page.tsx')")
})

test('no screen of the product is left out', () => {
  const code = readFileSync(join(import.meta.dirname, '../routes/screens.ts'), 'utf8')
  const screens = code.match(/: lazyScreen\(/g)?.length
  expect(markScreenModules(code).match(/, '(features|apps)\/.*'\)/g)).toHaveLength(Number(screens))
})
