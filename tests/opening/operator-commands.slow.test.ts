import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const commands = join(import.meta.dirname, '..', '..', 'tools', 'commands')
const dataDir = mkdtempSync(join(tmpdir(), 'bituin-commands-'))

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

/** As an operator runs it: a process of its own beside the database of a new installation. */
const run = (command: string): Promise<{ readonly exitCode: number; readonly output: string }> => {
  const { url, ownerUrl } = database
  const settings = {
    NODE_ENV: 'development',
    BITUIN_DATA_DIR: dataDir,
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
  }
  const options = { env: { ...process.env, ...settings } }
  const flags = ['--disable-warning=ExperimentalWarning', join(commands, command)]
  return new Promise((resolve) => {
    execFile(process.execPath, flags, options, (error, out, err) =>
      resolve({ exitCode: Number(error?.code ?? 0), output: out + err }),
    )
  })
}

test('npm run ledger:verify says that the ledger of a new installation is sound', async () => {
  const { exitCode, output } = await run('ledger-verify.ts')
  expect(output).toContain('The ledger is sound')
  expect(exitCode).toBe(0)
})

test('npm run house:check lists the steps that a new installation misses', async () => {
  const { exitCode, output } = await run('house-check.ts')
  expect(output).toMatch(/^MISSING {2,}Game provider/m)
  expect(output).toContain('Not ready yet.')
  expect(exitCode).toBe(1)
})
