import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runDrill } from './drill.ts'
import { drillRestore } from './restore-drill.ts'

/** What this machine lacks: a restore needs the distribution's PostgreSQL and pgBackRest, which npm does not install. */
const lacks = whatIsLacking()

describe.skipIf(lacks !== '')(`the drill of a restore${lacks && ` (skipped: ${lacks})`}`, () => {
  test('brings back the moment before a table was dropped, with a sound ledger and a document that opens', async () => {
    await expect(runDrill('restore', drillRestore)).resolves.toBeUndefined()
  })
})

function whatIsLacking(): string {
  const missing = [
    ...(globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 ? [] : ['postgresql']),
    ...(existsSync('/usr/bin/pgbackrest') ? [] : ['pgbackrest']),
    ...(isAllowed() ? [] : ['the rights of root, or of the account postgres']),
  ]
  return missing.length === 0 ? '' : `no ${missing.join(', ')}`
}

function isAllowed(): boolean {
  if (process.getuid?.() === 0) return true
  return execFileSync('id', ['--user', '--name'], { encoding: 'utf8' }).trim() === 'postgres'
}
