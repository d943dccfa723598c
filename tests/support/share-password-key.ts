import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import type { PasswordKeys } from '#platform/crypto/password-key.ts'
import type { Database } from '#platform/db/database.ts'
import { testDataDir } from '#tests/support/test-database.ts'

const path = join(testDataDir, 'test-password-key.json')
const kept = v.object({ id: v.string(), spki: v.string(), sealed: v.string() })

type KeySource = { readonly db: Database; readonly passwordKeys: PasswordKeys; readonly now: Instant }

/**
 * Gives a site the key pair that the first one of this clone has made: making one takes half a second of a processor, and a
 * hundred sites are opened. It is sealed by the secret that all sites of tests share.
 */
export async function sharePasswordKey({ db, passwordKeys, now }: KeySource): Promise<void> {
  if (existsSync(path)) {
    const { id, spki, sealed } = v.parse(kept, JSON.parse(readFileSync(path, 'utf8')))
    await db.pool.query(
      `insert into rsa_key (id, spki, sealed_private_key, created_at, active_from)
       values ($1, decode($2, 'hex'), decode($3, 'hex'), $4, $4)`,
      [id, spki, sealed, new Date(now)],
    )
    return
  }
  await passwordKeys.publicKey(now)
  const { rows } = await db.pool.query(
    `select id, encode(spki, 'hex') as spki, encode(sealed_private_key, 'hex') as sealed from rsa_key`,
  )
  // Two that come at once each write a whole file of their own; the later takes its place.
  const own = `${path}.${randomUUID()}`
  writeFileSync(own, JSON.stringify(v.parse(kept, rows[0])), { mode: 0o600 })
  renameSync(own, path)
}
