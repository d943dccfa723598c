import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { readPageAssets } from '#apps/studio/read-page-assets.ts'
import { tables, titles } from '#games/titles.ts'
import { buildApps } from '#tools/build/build-apps.ts'
import { builtGames as directory, soundFilesOf } from './sound-files.ts'

const sharedMost = 15_000
const engineMost = 35_000
const soundMost = 120_000

beforeAll(() => buildApps(new AbortController().signal))

const sizeOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(directory, file)), { level: 9 }).length, 0)

/** By engine, the scripts of each of its titles: its own, what that imports, and what the title alone needs. */
function scriptsByEngine(): ReadonlyMap<string, readonly ReadonlySet<string>[]> {
  const assets = readPageAssets(directory)
  const all = Map.groupBy([...titles, ...tables], ({ engine }) => engine)
  return new Map(
    [...all].map(([engine, of]) => {
      const asset = assets.get(engine)
      if (asset === undefined) throw new Error(`${engine} is not built`)
      const own = [asset.script, ...asset.imports]
      return [engine, of.map(({ code }) => new Set([...own, ...asset.ofTitle(code)]))]
    }),
  )
}

test('the code that all games share is at most 15 kB, and no title needs more than 35 kB beside it', () => {
  const engines = scriptsByEngine()
  const all = [...engines.values()].flat()
  const shared = new Set([...(all[0] ?? [])].filter((file) => all.every((scripts) => scripts.has(file))))
  const beside = (scripts: ReadonlySet<string>): number => sizeOf([...scripts].filter((file) => !shared.has(file)))
  const sizes = Object.fromEntries([...engines].map(([engine, of]) => [engine, Math.max(...of.map(beside))]))
  process.stdout.write(`gzip, bytes: ${JSON.stringify({ shared: sizeOf(shared), ...sizes })}\n`)
  expect(sizeOf(shared)).toBeGreaterThan(0)
  expect(sizeOf(shared)).toBeLessThanOrEqual(sharedMost)
  expect(Object.entries(sizes).filter(([, size]) => size > engineMost)).toEqual([])
})

test('the sound of no title takes more than 120 kB, uncompressed, and none of it comes with the page', () => {
  const files = new Map([...titles, ...tables].map(({ code }) => [code, soundFilesOf(code)]))
  const bytesOf = (code: string): number =>
    (files.get(code) ?? []).reduce((sum, file) => sum + readFileSync(join(directory, file)).length, 0)
  const sizes = [...files.keys()].map((code) => [code, bytesOf(code)] as const)
  process.stdout.write(`sound, bytes: ${JSON.stringify(Object.fromEntries(sizes))}\n`)
  expect(sizes.filter(([, bytes]) => bytes === 0 || bytes > soundMost)).toEqual([])
  const atFirst = new Set([...scriptsByEngine().values()].flat().flatMap((scripts) => [...scripts]))
  expect([...files.values()].flat().filter((file) => atFirst.has(file))).toEqual([])
})
