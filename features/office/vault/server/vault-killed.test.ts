import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { calendarDay, endOfDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { closeDays, makeRoot, post } from '#ledger'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase
let db: Database
let directory: string

const day = calendarDay('2026-11-20')
const now = addDuration(endOfDay(day), hours(2))
const script = join(import.meta.dirname, '..', 'testing', 'one-vault.ts')

beforeEach(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolMax: 4, applicationName: 'test' })
  directory = await mkdtemp(join(tmpdir(), 'vault-'))
  const at = instant(Date.parse('2026-11-20T04:00:00Z'))
  for (const playerId of [1n, 2n]) {
    const transfers = [
      { reason: 'manualCredit', from: 'adjustment', to: 'coin', amount: centavos(10n), reference: 'r' },
    ] as const
    await db.transaction((tx) => post(tx, { playerId, source: 'test', key: `key ${playerId}`, now: at, transfers }))
  }
  await makeRoot(db, { day, now: addDuration(endOfDay(day), minutes(5)), bytes: () => new Uint8Array(32).fill(7) })
  await closeDays(db, now)
})
afterEach(async () => {
  await db.close()
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

async function write(failpoint: string): Promise<string | number | null> {
  const given = JSON.stringify({ url: database.url, directory, now })
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, given], {
    env: { ...process.env, FAILPOINT: failpoint },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await once(child, 'exit')
  return child.signalCode ?? child.exitCode
}
const kept = () =>
  db.rows(
    statement<{ files: number; days: number }>(
      'read vault',
      'select (select count(*)::int from vault_file) as files, (select count(*)::int from vault_day) as days',
    ),
  )
const whole = ['balances.jsonl.gz', 'manifest.json', 'manifest.sig', 'promotions.jsonl.gz', 'transfers.jsonl.gz']

test.each([
  { point: 'vault.written', files: ['transfers.jsonl.gz'], stored: { files: 0, days: 0 } },
  { point: 'vault.recorded', files: ['transfers.jsonl.gz'], stored: { files: 1, days: 0 } },
  { point: 'vault.signed', files: whole.filter((name) => name.endsWith('.gz')), stored: { files: 3, days: 1 } },
])('killed at $point, the next run goes on and the day is whole', async ({ point, files, stored }) => {
  expect(await write(`${point}:die`)).toBe('SIGKILL')
  expect((await readdir(join(directory, day))).toSorted()).toEqual(files)
  expect(await kept()).toEqual([stored])
  expect(await write('')).toBe(0)
  expect((await readdir(join(directory, day))).toSorted()).toEqual(whole)
  expect(await kept()).toEqual([{ files: 3, days: 1 }])
})

test('a file that was lost before its day is signed is written again', async () => {
  expect(await write('vault.recorded:die')).toBe('SIGKILL')
  await rm(join(directory, day, 'transfers.jsonl.gz'))
  expect(await write('')).toBe(0)
  expect((await readdir(join(directory, day))).toSorted()).toEqual(whole)
})
