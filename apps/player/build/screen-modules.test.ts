import { expect, test } from 'vitest'
import { markScreenModules } from './screen-modules.ts'

test('each screen is marked with the source it fetches, on one line or several, wherever it is named', () => {
  const code = `
    home: lazyScreen(() => import('#features/lobby/home/player/home-page.tsx').then((m) => m.HomePage)),
    vip: lazyScreen(() =>
      import('./vip-page.tsx').then((m) => m.VipPage),
    ),`
  const marked = markScreenModules('features/promotions/vip/player/entry.ts', code)
  expect(marked).toContain(".then((m) => m.HomePage), 'features/lobby/home/player/home-page.tsx')")
  expect(marked).toContain(".then((m) => m.VipPage), 'features/promotions/vip/player/vip-page.tsx')")
})
