import { createHash } from 'node:crypto'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hours } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import { dailyRoot, firstDaySummedUp, isDaySummedUp } from '#ledger'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Job, JobRun } from '#platform/jobs/job.ts'
import { manifestName, signatureName } from '../format.ts'
import { firstVaultDay, waitOf } from '../rules.ts'
import type { Wait } from '../vault-words.ts'
import { manifestText } from './manifest.ts'
import { lastSignedDay, type SignedDay, signedDayInsert, type VaultFile, vaultFiles } from './store/vault.store.ts'
import type { VaultDependencies } from './vault-dependencies.ts'
import { vaultKey } from './vault-key.ts'
import { type DayRun, writeKind } from './write-kind.ts'
import { writeWhole } from './write-file.ts'

type Run = Pick<JobRun, 'now' | 'signal' | 'confirm'>

/** Writes every day that ended, file by file. A run that dies is gone on with by the next: a written file stays. */
export const writeVaultJob = (needs: VaultDependencies): Job => ({
  name: 'vault.write',
  when: { every: hours(1) },
  lastsMax: hours(12),
  run: (run) => writeVault(needs, run),
})

export async function writeVault(needs: VaultDependencies, run: Run): Promise<void> {
  const last = await lastSignedDay(needs.db)
  if (last !== undefined) await placeManifest(needs, last)
  for (let next = await nextDay(needs.db, run.now); next?.wait === undefined; next = await nextDay(needs.db, run.now)) {
    if (next === undefined) return
    await writeDay(needs, next.day, run)
  }
}

/** The day that is written next, and what it waits for. Undefined before the ledger's first day ended. */
export async function nextDay(
  db: Queryable,
  now: Instant,
): Promise<{ readonly day: CalendarDay; readonly wait: Wait | undefined } | undefined> {
  const [last, firstOfLedger] = [await lastSignedDay(db), await firstDaySummedUp(db)]
  if (firstOfLedger === undefined) return undefined
  const day = last === undefined ? firstVaultDay(firstOfLedger, dayOf(now)) : addDays(last.day, 1)
  const [isSummedUp, root] = await Promise.all([isDaySummedUp(db, day), dailyRoot(db, day)])
  return { day, wait: waitOf({ day, now, isSummedUp, hasRoot: root !== undefined }) }
}

async function writeDay(needs: VaultDependencies, day: CalendarDay, { now, signal, confirm }: Run): Promise<void> {
  const folder = join(needs.directory, day)
  await mkdir(folder, { recursive: true, mode: 0o750 })
  const run: DayRun = { day: { day, from: startOfDay(day), until: endOfDay(day) }, folder, now, signal, confirm }
  const known = new Map((await vaultFiles(needs.db, { from: day, until: day })).map((file) => [file.kind, file]))
  const files: VaultFile[] = []
  for (const kind of needs.kinds) {
    signal.throwIfAborted()
    files.push(await writeKind(needs, kind, run, known.get(kind.name)))
  }
  const signed = await signDay(needs, run, files)
  failpoint('vault.signed')
  await placeManifest(needs, signed)
  needs.log.info({ day, files: files.length }, 'a day of the vault is written and signed')
}

async function signDay(
  { db, secret }: VaultDependencies,
  { day, now, confirm }: DayRun,
  files: readonly VaultFile[],
): Promise<SignedDay> {
  const key = vaultKey(secret)
  const [previous, root, { settings }] = await Promise.all([
    lastSignedDay(db),
    dailyRoot(db, day.day),
    readSettings(db),
  ])
  const facts = { operator: settings.operatorName, day, previous, root, publicKey: key.publicKey, files, now }
  const manifest = Buffer.from(manifestText(facts))
  const hash = createHash('sha256').update(manifest).digest()
  const signed = {
    day: day.day,
    manifest,
    hash,
    signature: key.sign(manifest),
    publicKey: key.publicKey,
    signedAt: now,
  }
  await db.transaction(async (tx) => {
    await confirm(tx)
    await signedDayInsert(tx, signed)
  })
  return signed
}

/** The database has the manifest first: an interrupted run places the same bytes. */
async function placeManifest({ directory }: VaultDependencies, signed: SignedDay): Promise<void> {
  const folder = join(directory, signed.day)
  const path = join(folder, manifestName)
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (isThere) return
  await mkdir(folder, { recursive: true, mode: 0o750 })
  await writeWhole(join(folder, signatureName), Buffer.from(`${signed.signature.toString('base64')}\n`))
  await writeWhole(path, signed.manifest)
}
