import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openServerContext } from '#apps/server/server-context.ts'
import { featuresOf } from '#apps/server/features.ts'
import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import { addDays, dayOf, endOfDay } from '#core/clock/manila.ts'
import { writeVault } from '#features/office/vault/server/index.ts'
import { closeDays, ledgerVault, makeRoot } from '#ledger'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import { createLog } from '#platform/log/log.ts'
import { asOwner, openBenchDatabase } from './ledger/bench-database.ts'
import { reportFigures } from './support/figures.ts'
import { fillDay } from './vault/fill-day.ts'

// How long the regulator's vault of a day of so many rounds takes to write and to verify, and how many bytes a round has.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000000' },
    players: { type: 'string', default: '10000' },
  },
})
const rounds = Number(values.rounds)
const day = addDays(dayOf(systemClock.now()), -1)
const now = addDuration(endOfDay(day), hours(2))
const folder = mkdtempSync(join(tmpdir(), 'vault-bench-'))
const database = await openBenchDatabase()
try {
  const begun = performance.now()
  await asOwner(database.ownerUrl, (owner) => fillDay(owner, { day, players: Number(values.players), rounds }))
  console.log(`${rounds} rounds are in the database (${((performance.now() - begun) / 1000).toFixed(0)} s)`)
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    DATABASE_URL: database.appUrl,
    MASTER_SECRET: Buffer.alloc(32, 'a secret of benches').toString('hex'),
  })
  const context = openServerContext({
    configuration,
    clock: systemClock,
    log: createLog({ level: 'warn', style: 'lines' }),
  })
  const { db } = context
  await makeRoot(db, { day, now: addDuration(endOfDay(day), minutes(5)), bytes: secureBytes })
  await closeDays(db, now)
  const needs = { ...context, directory: folder, kinds: [...ledgerVault, ...featuresOf(context).vault] }
  const run = { now, signal: new AbortController().signal, confirm: async () => {} }
  const written = await seconds(() => writeVault(needs, run))
  await db.close()
  const script = join(import.meta.dirname, '..', 'features', 'office', 'vault', 'verify.mjs')
  const verified = await seconds(() => {
    const { status, stdout } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' })
    console.log(stdout)
    if (status !== 0) throw new Error('the vault of the bench is not sound')
  })
  const memory = process.resourceUsage().maxRSS / 1_000
  const files = readdirSync(join(folder, day)).map((name) => statSync(join(folder, day, name)).size)
  const bytes = files.reduce((sum, size) => sum + size, 0)
  reportFigures(`The vault of a day of ${rounds} rounds`, [
    { what: 'written', value: written, unit: 's', digits: 1, bar: (120 * rounds) / 1e6 },
    { what: 'verified', value: verified, unit: 's', digits: 1, bar: (120 * rounds) / 1e6 },
    { what: 'bytes', value: bytes / 1e6, unit: 'MB', digits: 1 },
    { what: 'a round', value: bytes / rounds, unit: 'bytes', digits: 1, bar: 150 },
    { what: 'memory of the writer', value: memory, unit: 'MB' },
  ])
} finally {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

async function seconds(work: () => unknown): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}
