import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstScreens, namesOfFirst, namesOfLater } from './later-screens.ts'

const list = `export const screens = {
  home: lazyScreen(() => import('#features/lobby/home/player/home-page.tsx').then((m) => m.HomePage)),
  vip: lazyScreen(() =>
    import('#features/promotions/vip/player/vip-page.tsx').then((m) => m.VipPage),
  ),
}`

test('the first script names the files of the first screens alone', () => {
  const first = namesOfFirst(list)
  expect(first).toContain("home: lazyScreen(() => import('#features/lobby/home/player/home-page.tsx')")
  expect(first).toContain("vip: laterScreen('vip'),")
  expect(first).not.toContain('vip-page')
})

test('the other script names the files of the others', () => {
  const later = namesOfLater(list)
  expect(later).toContain("import('#features/promotions/vip/player/vip-page.tsx').then((m) => m.VipPage)")
  expect(later).not.toContain('home-page')
})

test('each of the first screens is a screen of the product', () => {
  const code = readFileSync(join(import.meta.dirname, '../routes/screens.ts'), 'utf8')
  for (const name of firstScreens) expect(code).toMatch(new RegExp(`\\b${name}: lazyScreen\\(`))
})

test('no screen of the product is left out', () => {
  const code = readFileSync(join(import.meta.dirname, '../routes/screens.ts'), 'utf8')
  const screens = Number(code.match(/: lazyScreen\(/g)?.length)
  const later = Number(namesOfLater(code).match(/import\(/g)?.length)
  expect(namesOfFirst(code).match(/: laterScreen\(/g)).toHaveLength(later)
  expect(namesOfFirst(code).match(/import\('#/g)).toHaveLength(screens - later)
})
