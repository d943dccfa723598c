import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { joinAssets } from '../page-assets.ts'
import { readPageAssets } from './read-page-assets.ts'

let client: string

const manifest = {
  'main.tsx': {
    file: 'assets/main.js',
    src: 'main.tsx',
    isEntry: true,
    imports: ['_base'],
    assets: ['assets/a.woff2'],
  },
  _base: { file: 'assets/base.js', name: 'base', css: ['assets/base.css'], assets: ['assets/icons.svg'] },
  '../../features/promotions/vip/player/vip-page.tsx': {
    file: 'assets/vip.js',
    src: '../../features/promotions/vip/player/vip-page.tsx',
    isDynamicEntry: true,
    imports: ['_shared', 'main.tsx'],
    css: ['assets/vip.css'],
  },
  _shared: { file: 'assets/shared.js', name: 'shared', imports: ['_base', '_shared'], css: ['assets/shared.css'] },
}

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'page-assets-'))
  mkdirSync(join(client, 'assets'))
  for (const name of ['base', 'vip', 'shared']) writeFileSync(join(client, `assets/${name}.css`), `.${name}{}\n`)
})
afterEach(() => rmSync(client, { recursive: true }))

const write = (content: object) => writeFileSync(join(client, 'manifest.json'), JSON.stringify(content))

test('a screen comes with all that it imports, styles in the order in which they may overrule', () => {
  write(manifest)
  const assets = readPageAssets(client)
  const page = joinAssets(assets, ['apps/player/main.tsx', 'features/promotions/vip/player/vip-page.tsx'])
  expect(page).toEqual({
    scripts: ['/assets/base.js', '/assets/main.js', '/assets/shared.js', '/assets/vip.js'],
    styles: ['/assets/base.css', '/assets/shared.css', '/assets/vip.css'],
  })
  expect(assets.styleTexts['/assets/vip.css']).toBe('.vip{}')
})

test('a page of a screen that the first script does not name comes with the script that names it', () => {
  const later = {
    file: 'assets/later.js',
    src: 'routes/screens.ts?later',
    isDynamicEntry: true,
    imports: ['_base'],
    dynamicImports: ['../../features/promotions/vip/player/vip-page.tsx'],
  }
  write({ ...manifest, 'routes/screens.ts?later': later })
  const assets = readPageAssets(client)
  expect(assets.later).toEqual(['/assets/later.js'])
  expect(joinAssets(assets, ['apps/player/main.tsx']).scripts).not.toContain('/assets/later.js')
  expect(joinAssets(assets, ['features/promotions/vip/player/vip-page.tsx']).scripts).toContain('/assets/later.js')
})

test('resources of the first paint are preloaded', () => {
  write(manifest)
  const { entry, preloads } = readPageAssets(client)
  expect(entry).toBe('/assets/main.js')
  expect(preloads.map(({ href, as }) => [href, as])).toEqual([
    ['/assets/icons.svg', 'image'],
    ['/assets/a.woff2', 'font'],
  ])
})

test('a build without the entry is a defect that says so', () => {
  write({})
  expect(() => readPageAssets(client)).toThrow('apps/player/main.tsx')
})
