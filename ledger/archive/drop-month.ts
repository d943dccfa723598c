import type { Transaction } from '#platform/db/database.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { proveAgain } from './archive-month.ts'
import { aloneInArchive, type ArchiveRun, archiveStep, sealedArchives } from './archive-run.ts'
import { archiveSaveState } from '../archived/archive.store.ts'
import { partitionCount, partitionDrop } from './partition.store.ts'

/** Deletes the table of a detached month, after its file was read from its start once more. */
export const dropMonth = (run: ArchiveRun): Promise<void> =>
  aloneInArchive(run, () => archiveStep(run, (tx) => drop(tx, run)))

async function drop(tx: Transaction, run: ArchiveRun): Promise<void> {
  const { month, seal, say } = run
  const archive = (await sealedArchives(tx, seal)).find((each) => each.month === month.firstDay)
  if (archive?.state !== 'detached') {
    throw new OperatorFault(
      `${month.name} is not dropped, because it is ${archive?.state ?? 'not archived'}: archive it first, which detaches it.`,
    )
  }
  const path = await proveAgain(tx, run, archive)
  const count = await partitionCount(tx, month)
  if (count !== archive.inMonth) {
    throw new OperatorFault(
      `${month.name} is not dropped: its table has ${count} rows, and ${archive.inMonth} were archived.`,
    )
  }
  await partitionDrop(tx, month)
  await archiveSaveState(tx, archive.month, 'dropped')
  say(`${path} is proven once more, and the table of ${month.name} is dropped: this file is the only copy from now on.`)
}
