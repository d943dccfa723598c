import { createSecretKey } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSeal } from '#platform/crypto/seal.ts'
import { documentRead, documentWrite } from './document-files.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'documents-'))
})
afterEach(() => rm(parent, { recursive: true }))

const sealDocument = createSeal({ current: { master: createSecretKey(Buffer.alloc(32, 7)) } }, 'identity-document')
const [name, content] = ['ab'.repeat(32), Buffer.from('a picture')]

test('a picture that was written is read back', async () => {
  const needs = { directory: join(parent, 'documents'), sealDocument }
  await documentWrite(needs, name, content)
  expect(await documentRead(needs, name)).toEqual(content)
})

test('a folder that cannot be written to is named with the reason, for the log', async () => {
  const directory = join(parent, 'documents')
  await writeFile(directory, 'not a folder')
  await expect(documentWrite({ directory, sealDocument }, name, content)).rejects.toThrow(
    `Cannot write to ${directory}: something that is not a directory is in the way.`,
  )
})
