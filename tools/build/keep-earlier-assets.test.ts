import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEarlierAssets } from '#platform/http/web-files.ts'
import { earlierBuildsMax, keepEarlierAssets } from './keep-earlier-assets.ts'

let dist: string

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'builds-'))
})

afterEach(() => rmSync(dist, { recursive: true }))

test('what only the earlier build has is kept with its compressed forms, and nothing is stored twice', () => {
  build('client', ['assets/home-a1.js', 'assets/home-a1.js.br', 'assets/font-f0.woff2', 'index.html'])
  replaceBy(['assets/home-b2.js', 'assets/font-f0.woff2', 'index.html'])

  expect(readdirSync(join(dist, 'earlier', '0001', 'assets')).sort()).toEqual(['home-a1.js', 'home-a1.js.br'])
  expect([...readEarlierAssets(join(dist, 'earlier')).keys()]).toEqual(['/assets/home-a1.js'])
})

test('the last builds are kept and older ones go', () => {
  build('client', ['assets/home-0.js'])
  for (let number = 1; number <= earlierBuildsMax + 2; number++) replaceBy([`assets/home-${number}.js`])

  expect([...readEarlierAssets(join(dist, 'earlier')).keys()]).toEqual(
    Array.from({ length: earlierBuildsMax }, (_, index) => `/assets/home-${index + 2}.js`),
  )
})

test('a build of the same files keeps nothing, and a first build has nothing to keep', () => {
  replaceBy(['assets/home-0.js'])
  replaceBy(['assets/home-0.js'])

  expect(existsSync(join(dist, 'earlier', '0001'))).toBe(false)
  expect(readEarlierAssets(join(dist, 'earlier')).size).toBe(0)
})

function replaceBy(files: readonly string[]): void {
  build('next', files)
  const [current, next] = [join(dist, 'client'), join(dist, 'next')]
  keepEarlierAssets({ earlier: join(dist, 'earlier'), clients: [{ current, next }] })
  rmSync(current, { recursive: true, force: true })
  build('client', files)
  rmSync(next, { recursive: true })
}

function build(name: string, files: readonly string[]): void {
  for (const file of files) {
    const path = join(dist, name, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file)
  }
}
