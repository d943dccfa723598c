import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireFolders } from './require-folders.ts'

let directory: string
const inside = (name: string) => join(directory, name)
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bituin-folders-'))
  await writeFile(inside('file'), '')
})
afterAll(() => rm(directory, { recursive: true }))

test.each([
  { role: 'api', documents: 'file', vault: 'vault', setting: 'DOCUMENTS_DIR' },
  { role: 'worker', documents: 'documents', vault: 'file', setting: 'VAULT_DIR' },
  { role: 'all', documents: 'documents', vault: 'file', setting: 'VAULT_DIR' },
] as const)('$role refuses a $setting that it cannot write to, and names it', async ({ role, setting, ...names }) => {
  const folders = { role, documentsDirectory: inside(names.documents), vaultDirectory: inside(names.vault) }
  await expect(requireFolders(folders)).rejects.toThrow(
    `${setting}: Cannot write to ${inside('file')}: something that is not a directory is in the way.`,
  )
})

test('the office only reads the vault, and missing folders are made', async () => {
  const folders = { documentsDirectory: inside('new/documents'), vaultDirectory: inside('file') }
  await expect(requireFolders({ role: 'office', ...folders })).resolves.toBeUndefined()
})
