import { aloneInArchive, type ArchiveRun, archiveStep } from '#ledger'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { compareRows, restoreRows } from './archived-row.store.ts'
import { provenRoundFile } from './round-archive.ts'
import { roundArchiveSaveState } from './round-archive.store.ts'
import { readRounds } from './round-file.ts'
import { sealedRoundArchive } from './sealed-round-archive.ts'

/**
 * Makes the rounds of an archived month readable again. One that is here already stays: it was changed after the file was written.
 * `dropRounds` deletes them again, from the same file.
 */
export const attachRounds = (run: ArchiveRun): Promise<void> => aloneInArchive(run, () => attachAlone(run))

const roundsPerSlice = 1_000

async function attachAlone(run: ArchiveRun): Promise<void> {
  const { month, say } = run
  const archive = await archiveStep(run, (tx) => sealedRoundArchive(tx, run))
  if (archive?.state !== 'deleted' && archive?.state !== 'deleting') {
    throw new OperatorFault(
      `The rounds of ${month.name} are ${archive === undefined ? 'not archived' : 'here already'}.`,
    )
  }
  const path = await provenRoundFile({ ...run, archive })
  await refuseForeign(run, path)
  let [restored, there] = [0n, 0n]
  for await (const lines of readRounds(path, roundsPerSlice)) {
    await archiveStep(run, async (tx) => {
      restored += await restoreRows(tx, lines)
      there += (await compareRows(tx, lines)).there
    })
  }
  if (there !== archive.rounds) {
    throw new OperatorFault(`${path} restores ${there} rounds of ${month.name}, and ${archive.rounds} were archived.`)
  }
  await archiveStep(run, (tx) => roundArchiveSaveState(tx, month.firstDay, 'attached'))
  say(
    `${restored} rounds of ${month.name} are attached: players and reports read them again. --drop deletes them again.`,
  )
}

/** An id that was used again cannot name both rounds, and a month is never shown with a part missing. */
async function refuseForeign(run: ArchiveRun, path: string): Promise<void> {
  let foreign = 0n
  for await (const lines of readRounds(path, roundsPerSlice)) {
    foreign += (await archiveStep(run, (tx) => compareRows(tx, lines))).foreign
  }
  if (foreign === 0n) return
  throw new OperatorFault(
    `The rounds of ${run.month.name} are not attached: for ${foreign} of them a provider has begun another round under the same id.`,
  )
}
