import { afterEach, beforeEach, expect, test } from 'vitest'
import { testClock } from '#core/clock/test-clock.ts'
import { masterSecret } from '#platform/crypto/master-secret.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type AuditEntry, createAuditLog } from './audit-log.ts'
import { canonicalJson } from './canonical-json.ts'

const audit = createAuditLog(masterSecret('a secret of these tests, long enough'))
const now = testClock().now()
let database: TestDatabase
let db: Database

beforeEach(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolMax: 12, applicationName: 'test' })
})
afterEach(async () => {
  await db.close()
  await database.close()
})

const entry = (subject: string): AuditEntry => ({
  at: now,
  actor: { id: null, name: 'ana@example.ph' },
  action: 'player.suspend',
  subject,
  before: { state: 'active', until: null },
  after: { zebra: 1, state: 'suspended', nested: { b: [1, 2], a: 'ñ “quoted”' } },
  reason: 'a reason',
  ip: '::1',
})
const append = (subject: string) => db.transaction((tx) => audit.append(tx, entry(subject)))

async function asOwner(sql: string): Promise<void> {
  const owner = openDatabase({ url: database.ownerUrl, poolMax: 1, applicationName: 'test-owner' })
  await owner.pool.query(sql)
  await owner.close()
}

test('thirty who act at once leave thirty rows without a gap, and the chain holds', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, index) => append(`player:${index}`)))
  expect(await audit.verify(db)).toMatchObject({ checked: 30, brokenAt: null })
})

test('the chain of an empty log holds', async () => {
  expect(await audit.verify(db)).toEqual({ checked: 0, brokenAt: null, lastHash: '00'.repeat(32) })
})

test('a chain longer than one reading of the check holds, and a change behind the first reading is found', async () => {
  await db.transaction(async (tx) => {
    for (let at = 1; at <= 1_001; at++) await audit.append(tx, entry(`player:${at}`))
  })
  expect(await audit.verify(db)).toMatchObject({ checked: 1_001, brokenAt: null })
  await asOwner(`update staff_audit set reason = 'another' where seq = 1001`)
  expect(await audit.verify(db)).toMatchObject({ checked: 1_000, brokenAt: 1_001n })
})

test.each([
  { what: 'a changed reason', sql: `update staff_audit set reason = 'a better reason' where seq = 2` },
  { what: 'a changed actor', sql: `update staff_audit set actor = 'ben@example.ph' where seq = 2` },
  {
    what: 'a changed value inside',
    sql: `update staff_audit set after = jsonb_set(after, '{zebra}', '2') where seq = 2`,
  },
  { what: 'a changed time', sql: `update staff_audit set at = at + interval '1 second' where seq = 2` },
  { what: 'a missing row', sql: 'delete from staff_audit where seq = 2' },
  { what: 'a hash made up', sql: `update staff_audit set hash = '\\x00' where seq = 2` },
])('$what is found at its place', async ({ sql }) => {
  for (const subject of ['player:1', 'player:2', 'player:3']) await append(subject)
  await asOwner(sql)
  expect(await audit.verify(db)).toMatchObject({ checked: 1, brokenAt: 2n })
})

test('an owner of the database without the master secret cannot write a valid row', async () => {
  await append('player:1')
  const forger = createAuditLog(masterSecret('another secret, just as long as this'))
  await db.transaction((tx) => forger.append(tx, entry('player:2')))
  expect(await audit.verify(db)).toMatchObject({ checked: 1, brokenAt: 2n })
})

test('the application itself may neither change nor delete a row', async () => {
  await append('player:1')
  for (const sql of [
    `update staff_audit set reason = 'another'`,
    'delete from staff_audit',
    'truncate staff_audit',
    'alter table staff_audit disable trigger all',
  ]) {
    await expect(db.pool.query(sql), sql).rejects.toThrow(/permission denied|must be owner/)
  }
})

test('a rolled back transaction leaves no row and no gap', async () => {
  const fails = db.transaction(async (tx) => {
    await audit.append(tx, entry('player:1'))
    throw new Error('too late')
  })
  await expect(fails).rejects.toThrow('too late')
  await append('player:2')
  expect(await audit.verify(db)).toMatchObject({ checked: 1, brokenAt: null })
})

test('one value has one spelling, in whatever order its keys come', () => {
  expect(canonicalJson({ b: 1, a: [{ d: null, c: undefined }] })).toBe('{"a":[{"d":null}],"b":1}')
  expect(canonicalJson({ a: [{ d: null }], b: 1 })).toBe('{"a":[{"d":null}],"b":1}')
})
