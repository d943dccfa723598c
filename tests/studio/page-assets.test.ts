import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPageAssets } from '#apps/studio/read-page-assets.ts'

const client = (engine: string) => `games/${engine}/client`
const manifest = {
  _studio: { file: 'studio.js' },
  _people: { file: 'people.js', imports: ['_studio'] },
  [`${client('instant')}/main.ts`]: { file: 'instant.js', isEntry: true, imports: ['_studio'] },
  [`${client('instant')}/kara/kara-krus-scene.ts`]: { file: 'kara.js', imports: ['_people'] },
  [`${client('instant')}/ikot-fiesta-scene.ts`]: { file: 'ikot.js' },
  [`${client('live')}/main.ts`]: { file: 'live.js', isEntry: true, imports: ['_studio'] },
  [`${client('live')}/themes/usual.ts`]: { file: 'usual.js' },
  [`${client('live')}/themes/lipad-agila.ts`]: { file: 'agila.js' },
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
  { engine: 'live', code: 'color-game', files: ['usual.js'], of: 'its engine’s usual theme' },
  { engine: 'poker', code: 'kara-krus', files: [], of: 'nothing of another engine' },
])('the page of $code in $engine asks at once for $of', ({ engine, code, files }) => {
  expect(readPageAssets(directory).get(engine)?.ofTitle(code)).toEqual(files)
})
