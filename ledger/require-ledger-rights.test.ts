import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireLedgerRights } from '#ledger'
import { statement } from '#platform/db/statement.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { openLedgerDatabase } from './testing/play.store.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('the server’s role adds to the ledger and changes nothing', async () => {
  const db = openLedgerDatabase(database.url, 1)
  await expect(requireLedgerRights(db)).resolves.toBeUndefined()
  await db.close()
})

test('the owner, and a role without rights, are refused in one sentence', async () => {
  const owner = openLedgerDatabase(database.ownerUrl, 1)
  await expect(requireLedgerRights(owner)).rejects.toThrow(
    /^The role \S+ of DATABASE_URL may change what the ledger has written: connect as one of bituin_app, /,
  )
  const without = owner.transaction(async (tx) => {
    await tx.rows(statement('testGiveUpRights', 'revoke all on ledger_transfer from current_user'))
    await requireLedgerRights(tx)
  })
  await expect(without).rejects.toThrow(/^The role \S+ of DATABASE_URL may not write into the ledger: /)
  await owner.close()
})
