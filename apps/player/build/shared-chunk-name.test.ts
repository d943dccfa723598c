import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstPages, homeParts, sharedChunkName, shellPart } from './shared-chunk-name.ts'

/** Parts of the app that are fetched each by itself. */
const parts = [
  '/x/apps/player/shells/mobile/mobile-shell.tsx',
  '/x/apps/player/shells/desktop/desktop-shell.tsx',
  '/x/features/players/account/player/login-page.tsx',
  '/x/features/players/account/player/register-page.tsx',
  '/x/features/lobby/home/player/mobile-home-page.tsx',
  '/x/features/lobby/home/player/home-popup.tsx',
  '/x/features/promotions/vip/player/vip-page.tsx',
  '/x/features/promotions/vip/player/rebate-page.tsx',
  '/x/features/promotions/spin/player/spin-page.tsx',
]

/** The chunk of a module that some parts import by way of another module. */
function nameOf(...importers: readonly string[]) {
  const importing = parts.filter((part) => importers.some((importer) => part.includes(importer)))
  return sharedChunkName('/x/module.ts', (id) => {
    if (id === '/x/module.ts') return { isEntry: false, importers: ['/x/between.ts'], dynamicImporters: [] }
    if (id === '/x/between.ts') return { isEntry: false, importers: importing, dynamicImporters: [] }
    return { isEntry: false, importers: [], dynamicImporters: ['/x/main.tsx'] }
  })
}

test.each([
  [['vip-page'], null],
  [['vip-page', 'rebate-page'], 'feature-vip'],
  [['vip-page', 'spin-page'], 'common'],
  [['home-popup', 'vip-page'], 'home'],
  [['mobile-home-page', 'home-popup'], 'first-home'],
  [['login-page', 'home-popup'], 'first-login'],
  [['login-page', 'register-page'], 'first-login-register'],
  [['register-page', 'vip-page'], 'first-register'],
  [['login-page', 'vip-page'], 'first-login'],
  [['mobile-home-page', 'login-page', 'vip-page'], 'first'],
  [['mobile-shell', 'desktop-shell'], 'first'],
  [['desktop-shell', 'mobile-home-page'], 'first'],
])('what %j share travels as %s', (importers, name) => {
  expect(nameOf(...importers)).toBe(name)
})

test('every part matched by name is a file of the product', () => {
  const files = globSync('{apps,features}/**/player/**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '../../..') })
  for (const pattern of [shellPart, ...homeParts, ...firstPages.map(([, part]) => part)]) {
    expect(
      files.filter((file) => pattern.test(`/${file}`)),
      String(pattern),
    ).not.toEqual([])
  }
})
