import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, type Rolldown } from 'vite'
import { translatedDocuments } from './translated-documents.ts'

const root = mkdtempSync(join(tmpdir(), 'documents-'))
const files = {
  'main.ts': "import { a } from './documents/a.ts'\nconsole.log(a)\nimport('./documents/b.ts').then(console.log)",
  'documents/a.ts': "export const a = 'English a'",
  'documents/b.ts': "export const b = 'English b'",
  'documents/fil/a.ts': "export const a = 'Filipino a'",
}

beforeAll(() => {
  mkdirSync(join(root, 'documents/fil'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
})
afterAll(() => rmSync(root, { recursive: true }))

const built = async () => {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [translatedDocuments('fil')],
    build: { write: false, rolldownOptions: { input: join(root, 'main.ts') } },
  })) as Rolldown.RolldownOutput
  return output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n')
}

test('a build carries the translation of a text alone, and the original of a text without one', async () => {
  const code = await built()
  expect(code).toContain('Filipino a')
  expect(code).not.toContain('English a')
  expect(code).toContain('English b')
})

test('a build that finds no translation ends with an error', async () => {
  rmSync(join(root, 'documents/fil'), { recursive: true })
  await expect(built()).rejects.toThrow('translated-documents has found nothing to change')
})
