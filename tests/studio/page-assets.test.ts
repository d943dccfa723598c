import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPageAssets } from '#apps/studio/read-page-assets.ts'

const client = (engine: string) => `games/${engine}/client`
const manifest = {
  _studio: { file: 'studio.js', css: ['studio.css'] },
  _people: { file: 'people.js', imports: ['_studio'] },
  [`${client('instant')}/main.ts`]: { file: 'instant.js', isEntry: true, imports: ['_studio'] },
  [`${client('instant')}/kara/kara-krus-scene.ts`]: { file: 'kara.js', imports: ['_people'] },
  [`${client('instant')}/ikot-fiesta-scene.ts`]: { file: 'ikot.js' },
  [`${client('live')}/main.ts`]: { file: 'live.js', isEntry: true, imports: ['_studio'] },
  _table: { file: 'table.js', css: ['table.css'] },
  [`${client('live')}/themes/usual.ts`]: { file: 'usual.js', imports: ['_table'] },
  [`${client('live')}/themes/lipad-agila.ts`]: { file: 'agila.js' },
  _report: { file: 'report.js', imports: ['_studio', '_dates'] },
  _dates: { file: 'dates.js' },
  [`${client('sports')}/main.ts`]: {
    file: 'sports.js',
    css: ['sports.css'],
    isEntry: true,
    imports: ['_studio', '_report'],
  },
  [`${client('poker')}/main.ts`]: { file: 'poker.js', isEntry: true, imports: ['_studio'] },
}

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'bituin-assets-'))
  writeFileSync(join(directory, 'manifest.json'), JSON.stringify(manifest))
})
afterAll(() => rmSync(directory, { recursive: true }))

test.each([
  { engine: 'instant', code: 'kara-krus', files: ['kara.js', 'people.js', 'studio.js'], of: 'its scene, in a folder' },
  { engine: 'instant', code: 'ikot-fiesta', files: ['ikot.js'], of: 'its scene' },
  { engine: 'live', code: 'lipad-agila', files: ['agila.js'], of: 'its theme' },
  { engine: 'live', code: 'color-game', files: ['usual.js', 'table.js'], of: 'its engine’s usual theme' },
  { engine: 'poker', code: 'kara-krus', files: [], of: 'nothing of another engine' },
])('the page of $code in $engine asks at once for $of', ({ engine, code, files }) => {
  expect(readPageAssets(directory).get(engine)?.ofTitle(code)).toEqual(files)
})

test('the page of an engine asks at once for what its script imports and what that imports, and its own styles come last', () => {
  expect(readPageAssets(directory).get('sports')).toMatchObject({
    script: 'sports.js',
    imports: ['studio.js', 'report.js', 'dates.js'],
    styles: ['studio.css', 'sports.css'],
  })
})

test('the page of a title asks at once for the styles of what the title alone needs', () => {
  const live = readPageAssets(directory).get('live')
  expect([live?.stylesOfTitle('color-game'), live?.stylesOfTitle('lipad-agila')]).toEqual([['table.css'], []])
})
