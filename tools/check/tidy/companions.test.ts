import { expect, test } from 'vitest'
import { findCompanions } from './companions.ts'
import type { TextFile } from '../text-files.ts'

const folder = 'features/players/mail/server'
const short = { path: `${folder}/cut.ts`, text: 'export const cut = (text: string) => text.slice(0, 9)\n' }
const user = { path: `${folder}/write.ts`, text: "import { cut } from './cut.ts'\nexport const write = cut\n" }
const found = (...files: readonly TextFile[]) => findCompanions(files).map(({ where }) => where)

test('a short file that one file imports belongs into it', () => {
  expect(findCompanions([short, user])).toEqual([
    { where: short.path, say: `companion: 1 lines that ${user.path} alone imports; put them there` },
  ])
})

test.each([
  ['two files import it', { path: `${folder}/read.ts`, text: user.text }],
  ['it has a test of its own', { path: `${folder}/cut.test.ts`, text: user.text }],
  ['somebody loads it later', { path: `${folder}/later.ts`, text: "const later = () => import('./cut.ts')\n" }],
  ['a door shows it to others', { path: `${folder}/index.ts`, text: "export { cut } from './cut.ts'\n" }],
])('it stands alone where %s', (_why, other) => {
  expect(found(short, user, other)).toEqual([])
})

test.each([
  ['it is a handler', { ...short, text: 'export const cutHandler = 1\n' }, user],
  ['it is a job', { ...short, text: 'export const cutJob = 1\n' }, user],
  ['its importer is a door', short, { ...user, path: `${folder}/index.ts` }],
  [
    'its importer stands on the other side',
    short,
    { ...user, path: 'features/players/mail/player/write.ts', text: "import { cut } from '../server/cut.ts'\n" },
  ],
  [
    'its name is a place that readers look for',
    { ...short, path: `${folder}/cut.store.ts` },
    { ...user, text: "import { cut } from './cut.store.ts'\n" },
  ],
  ['it would make its importer too long', short, { ...user, text: `${user.text}${'\n//'.repeat(299)}` }],
  ['it is long enough', { ...short, text: `${short.text}${'//\n'.repeat(14)}` }, user],
])('and where %s', (_why, ...files) => {
  expect(found(...files)).toEqual([])
})
