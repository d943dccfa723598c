import { masterSecret } from '#platform/crypto/master-secret.ts'
import { instant } from '#core/clock/instant.ts'
import { ledgerVault } from '#ledger'
import { armFailpoint, readFailpoint } from '#platform/failpoint/failpoint.ts'
import { openDatabase } from '#platform/db/database.ts'
import { writeVault } from '../server/write-vault.ts'

// Writes the vault once, in a process that a test kills at its failpoint.
const [given = '{}'] = process.argv.slice(2)
const { url, directory, now } = JSON.parse(given) as { url: string; directory: string; now: number }
armFailpoint(readFailpoint(process.env.FAILPOINT ?? ''))
const db = openDatabase({ url, poolMax: 2, applicationName: 'one vault' })
const secret = { master: masterSecret('a secret of one test, long enough').master }
const needs = { db, secret, directory, log: { info: () => undefined }, kinds: ledgerVault }
await writeVault(needs, { now: instant(now), signal: new AbortController().signal, confirm: async () => {} })
await db.close()
