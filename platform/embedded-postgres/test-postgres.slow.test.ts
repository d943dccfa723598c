import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stopTestPostgresWhenIdle, withTestPostgres } from './test-postgres.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bituin-test-postgres-'))
  // Open to PostgreSQL's account, which has to reach its folder if memory has no space for it.
  chmodSync(dataDir, 0o711)
})

afterEach(async () => {
  await stopTestPostgresWhenIdle(dataDir)
  rmSync(realpathSync(join(dataDir, 'test-postgres')), { recursive: true })
  rmSync(dataDir, { recursive: true })
})

test('two test runs at once share one server, and only the first finds it fresh', async () => {
  const found = await Promise.all(
    [1, 2].map(() =>
      withTestPostgres(dataDir, async (postgres) => ({ url: urlOf(postgres), isFresh: postgres.isFresh })),
    ),
  )
  expect(new Set(found.map(({ url }) => url)).size).toBe(1)
  expect(found.filter(({ isFresh }) => isFresh)).toHaveLength(1)
})

test('the server stays while a test run is connected to it, and stops after the last', async () => {
  const url = await withTestPostgres(dataDir, async (postgres) => urlOf(postgres))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await stopTestPostgresWhenIdle(dataDir)
  await expect(client.query('select')).resolves.toMatchObject({ rowCount: 1 })

  await client.end()
  await stopTestPostgresWhenIdle(dataDir)
  await expect(new pg.Client({ connectionString: url }).connect()).rejects.toThrow('ENOENT')
})

const urlOf = (postgres: Parameters<Parameters<typeof withTestPostgres>[1]>[0]) =>
  postgres.url('bituin_admin', 'postgres')
