import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { closeDays, post, verifyOnward, type VerifyRun } from '#ledger'
import { historyMakeMonths } from '../house/house.store.ts'
import { openLedgerDatabase } from '../testing/play.store.ts'

let database: TestDatabase
let db: Database
let folder: string

const now = instant(Date.parse('2026-12-05T04:00:00Z'))
const key = 'a key of this test'
const seal: VerifyRun['seal'] = (text) => createHmac('sha256', key).update(text).digest()
const script = join(import.meta.dirname, '..', 'testing', 'one-archive.ts')

beforeEach(async () => {
  database = await createTestDatabase()
  db = openLedgerDatabase(database.url, 4)
  folder = await mkdtemp(join(tmpdir(), 'archive-'))
  await historyMakeMonths(db, calendarDay('2026-07-01'), 6)
  const at = instant(Date.parse('2026-07-10T04:00:00Z'))
  for (const playerId of [1n, 2n]) {
    const deposit = {
      reason: 'deposit',
      from: 'psp:sandpay',
      to: 'coin',
      amount: centavos(10n),
      reference: 'r',
    } as const
    await db.transaction((tx) =>
      post(tx, { playerId, source: 'test', key: `key ${playerId}`, now: at, transfers: [deposit] }),
    )
  }
  await closeDays(db, now)
  await verifyOnward({ db, checks: [], seal, now })
})
afterEach(async () => {
  await db.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function archive(failpoint: string): Promise<string | number | null> {
  const given = { ownerUrl: database.ownerUrl, key, month: '2026-07', folder, now }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, JSON.stringify(given)], {
    env: { ...process.env, FAILPOINT: failpoint },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await once(child, 'exit')
  return child.signalCode ?? child.exitCode
}
const states = () => db.rows(statement<{ state: string }>('read states', 'select state from ledger_archive'))
const shown = () => db.rows(statement<{ n: number }>('read shown', 'select count(*)::int as n from ledger_transfer'))

test.each([
  { point: 'archive.written', files: ['ledger-transfer-2026-07.jsonl.gz.part'], state: [] },
  { point: 'archive.proven', files: ['ledger-transfer-2026-07.jsonl.gz.part'], state: [{ state: 'written' }] },
  { point: 'archive.named', files: ['ledger-transfer-2026-07.jsonl.gz'], state: [{ state: 'written' }] },
])(
  'killed at $point, nothing is detached, the ledger is sound, and the next run archives the month',
  async (killed) => {
    expect(await archive(`${killed.point}:die`)).toBe('SIGKILL')
    expect(await readdir(folder)).toEqual(killed.files)
    expect(await states()).toEqual(killed.state)
    expect(await shown()).toEqual([{ n: 2 }])
    expect(await verifyOnward({ db, checks: [], seal, now, withBeside: true })).toMatchObject({ isSound: true })
    expect(await archive('')).toBe(0)
    expect(await readdir(folder)).toEqual(['ledger-transfer-2026-07.jsonl.gz'])
    expect(await states()).toEqual([{ state: 'detached' }])
    expect(await shown()).toEqual([{ n: 0 }])
    const whole = { isWhole: true, archives: folder }
    expect(await verifyOnward({ db, checks: [], seal, now, ...whole })).toMatchObject({ isSound: true, transfers: 2 })
  },
)

test('killed with its file lost, the month is archived again, because nothing was detached', async () => {
  expect(await archive('archive.proven:die')).toBe('SIGKILL')
  await rm(join(folder, 'ledger-transfer-2026-07.jsonl.gz.part'))
  expect(await archive('')).toBe(0)
  expect(await states()).toEqual([{ state: 'detached' }])
  const whole = { isWhole: true, archives: folder }
  expect(await verifyOnward({ db, checks: [], seal, now, ...whole })).toMatchObject({ isSound: true, transfers: 2 })
})
