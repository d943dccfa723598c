import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstScreens, laterOf, scriptOfLater, withLaterScreens } from './later-screens.ts'
import { lazyScreensOf, readLazyScreens, screenLists } from './lazy-screens.ts'

const screens = 'apps/player/routes/screens.ts'
const screensCode = `export const screens = {
  login: lazyScreen(() => import('#features/players/account/player/login-page.tsx').then((m) => m.LoginPage)),
  proof: lazyScreen(() =>
    import('#features/cashier/proof/player/proof-page.tsx').then(
      (m) => m.ProofPage,
    ),
  ),
}`
const entry = 'features/promotions/vip/player/entry.ts'
const entryCode = `screen: lazyScreen(() => import('./vip-page.tsx').then((m) => m.VipPage)),`
const later = laterOf([...lazyScreensOf(screens, screensCode), ...lazyScreensOf(entry, entryCode)])

test('the first script names the files of the first screens alone', () => {
  const first = withLaterScreens(screens, screensCode, later)
  expect(first).toContain("login: lazyScreen(() => import('#features/players/account/player/login-page.tsx')")
  expect(first).toContain('proof: /* @__PURE__ */ laterScreen(0)')
  expect(first).not.toContain('proof-page')
})

test("a promotion's entry asks the other script for its screens, too", () => {
  const first = withLaterScreens(entry, entryCode, later)
  expect(first).toContain("import { laterScreen } from '#apps/player/routes/screens.ts'")
  expect(first).toContain('screen: /* @__PURE__ */ laterScreen(1)')
  expect(first).not.toContain('vip-page')
})

test('the other script names the files of the others, each in its place', () => {
  const script = scriptOfLater(later)
  expect(script.match(/import\('#[^']+'\)\.then\(\(m\) => m\.\w+\)/g)).toEqual([
    "import('#features/cashier/proof/player/proof-page.tsx').then((m) => m.ProofPage)",
    "import('#features/promotions/vip/player/vip-page.tsx').then((m) => m.VipPage)",
  ])
})

const repository = join(import.meta.dirname, '../../..')

test('each of the first screens is a screen of the product', () => {
  const components = readLazyScreens(repository).map(({ component }) => component)
  expect([...firstScreens].filter((name) => !components.includes(name))).toEqual([])
})

test('no screen of the product is left out', () => {
  const all = readLazyScreens(repository)
  const named = screenLists(repository).flatMap((list) => [
    ...readFileSync(join(repository, list), 'utf8').matchAll(/\blazyScreen\(/g),
  ])
  expect(named.length).toBeGreaterThan(50)
  expect(all).toHaveLength(named.length)
  expect(all).toHaveLength(laterOf(all).length + firstScreens.size)
})
