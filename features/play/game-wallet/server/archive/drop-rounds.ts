import { setTimeout as sleep } from 'node:timers/promises'
import { aloneInArchive, type ArchiveRun, archiveStep, lockBooks } from '#ledger'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import type { Transaction } from '#platform/db/database.ts'
import { isSummedUp, roundSumFindFaults, roundSumLock } from '../store/round-sum.store.ts'
import { compareRows, deleteSameRows } from './archived-row.store.ts'
import { provenRoundFile, type SealedRoundArchive, sealOfRounds } from './round-archive.ts'
import { roundArchiveSaveState, roundArchiveSaveSums, roundKeysHash, roundSumsHash } from './round-archive.store.ts'
import { readRounds } from './round-file.ts'
import { sealedRoundArchive } from './sealed-round-archive.ts'

/**
 * Deletes the rounds of an archived month that still are what the file has. It says that the month is hidden before it deletes the
 * first one. Interrupted, it goes on.
 */
export const dropRounds = (run: ArchiveRun): Promise<void> => aloneInArchive(run, () => dropAlone(run))

async function dropAlone(run: ArchiveRun): Promise<void> {
  const { month, say } = run
  const archive = await archiveStep(run, (tx) => sealedRoundArchive(tx, run))
  if (archive === undefined || archive.state === 'deleted') {
    throw new OperatorFault(`The rounds of ${month.name} are ${archive?.state ?? 'not archived'}: nothing is deleted.`)
  }
  const path = await provenRoundFile({ ...run, archive })
  if (archive.state !== 'deleting') await archiveStep(run, (tx) => hide(tx, run, archive))
  const { deleted, changed } = await deleteRounds(run, path)
  await archiveStep(run, (tx) => roundArchiveSaveState(tx, month.firstDay, 'deleted'))
  const kept = changed > 0n ? ` ${changed} that changed since are still in the database.` : ''
  say(`${deleted} rounds of ${month.name} are deleted: ${path} is the only copy from now on.${kept}`)
}

/** From its commit on, readers refuse the month or say where they begin, and its days are not summed up again. */
async function hide(tx: Transaction, { month, seal }: ArchiveRun, archive: SealedRoundArchive): Promise<void> {
  await roundSumLock(tx)
  const isWhole = await isSummedUp(tx, { from: month.firstDay, until: month.lastDay })
  const [fault] = await roundSumFindFaults(tx)
  if (!isWhole || fault !== undefined) {
    throw new OperatorFault(
      `The rounds of ${month.name} are not deleted, because days are not summed up as they were played.`,
    )
  }
  if (!archive.keysHash.equals(await roundKeysHash(tx, archive.month))) {
    throw new OperatorFault(`The keys of the rounds of ${month.name} are not those that were archived.`)
  }
  const summed = { ...archive, sumsHash: await roundSumsHash(tx, archive.month) }
  await roundArchiveSaveSums(tx, { ...summed, seal: sealOfRounds(seal, summed) })
  await roundArchiveSaveState(tx, archive.month, 'deleting')
}

const roundsPerSlice = 250

/** Each slice holds the books of its players, as everything does that changes a round, and pauses as long as it has taken. */
async function deleteRounds(run: ArchiveRun, path: string): Promise<{ deleted: bigint; changed: bigint }> {
  let [deleted, changed] = [0n, 0n]
  for await (const lines of readRounds(path, roundsPerSlice)) {
    const begunMs = performance.now()
    await archiveStep(run, async (tx) => {
      await lockBooks(tx, lines.map(playerOf))
      deleted += await deleteSameRows(tx, lines)
      changed += (await compareRows(tx, lines)).there
    })
    await sleep(performance.now() - begunMs)
  }
  return { deleted, changed }
}

const playerOf = (line: string): bigint => BigInt((JSON.parse(line) as { player_id: number }).player_id)
