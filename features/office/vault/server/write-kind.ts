import { join } from 'node:path'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { VaultDay, VaultKind } from '#platform/feature-module/vault-records.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import { fileNameOf } from '../format.ts'
import { nextNumber, type VaultFile, vaultFileSave } from './store/vault.store.ts'
import { type Tally, vaultLines } from './vault-lines.ts'
import type { VaultDependencies } from './vault-dependencies.ts'
import { nameFile, readBack, writeLines } from './write-file.ts'

export type DayRun = {
  readonly day: VaultDay
  readonly folder: string
  readonly now: Instant
  readonly signal: AbortSignal
  readonly confirm: (tx: Transaction) => Promise<void>
}

/** Writes one kind of a day, unless an earlier run has. What an interrupted run has left is written over. */
export async function writeKind(
  { db }: Pick<VaultDependencies, 'db'>,
  kind: VaultKind,
  run: DayRun,
  known: VaultFile | undefined,
): Promise<VaultFile> {
  const { day, folder, now, signal, confirm } = run
  const path = join(folder, fileNameOf(kind.name))
  if (known !== undefined && isSame(await readBack(path), known)) return known
  const part = `${path}.part`
  const first = await nextNumber(db, kind.name, day.day)
  const tally: Tally = { records: 0, sums: new Map() }
  const written = await db.transaction((tx) => writeLines(part, vaultLines(tx, { kind, day, first, signal }, tally)), {
    statementMsMax: 'none',
  })
  if (!isSame(await readBack(part), written)) throw new Error(`${part} is not what was written: check the disk`)
  const sums = Object.fromEntries([...tally.sums].toSorted(byName).map(([name, sum]) => [name, String(sum)]))
  const file = { day: day.day, kind: kind.name, ...written, first, records: BigInt(tally.records), sums }
  await db.transaction(async (tx) => {
    // Nobody else writes this day from here to the commit: a process that was suspended ends here.
    await confirm(tx)
    if ((await vaultFileSave(tx, file, now)) === undefined) throw new Error(`the vault of ${day.day} is signed already`)
    await nameFile(part, path)
    failpoint('vault.written')
  })
  failpoint('vault.recorded')
  return file
}

type Mark = Pick<VaultFile, 'sha256' | 'bytes'>
const isSame = (found: Mark | undefined, known: Mark): boolean =>
  found !== undefined && found.bytes === known.bytes && found.sha256.equals(known.sha256)

const byName = ([a]: readonly [string, bigint], [b]: readonly [string, bigint]): number => (a < b ? -1 : 1)
