import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'
import type { SealedArchive } from '../archived/archive.ts'
import { provenFile } from '../archived/archive-folder.ts'
import { readArchive } from '../archived/archive-file.ts'
import { proveAgain } from './archive-month.ts'
import { aloneInArchive, type ArchiveRun, archiveStep, patiently, sealedArchives } from './archive-run.ts'
import { archiveSaveState } from '../archived/archive.store.ts'
import { monthBefore } from '../archived/month.ts'
import { partitionAttach, partitionBound, partitionCount, partitionCreate, partitionFill } from './partition.store.ts'

/**
 * Makes an archived month readable again. A table that was dropped is filled from its file, which is proven first. The month stays
 * archived: `archiveMonth` detaches it again, from the same file.
 */
export const attachMonth = (run: ArchiveRun): Promise<void> => aloneInArchive(run, () => attachAlone(run))

async function attachAlone(run: ArchiveRun): Promise<void> {
  const { month, seal, say } = run
  await archiveStep(run, async (tx) => {
    const archives = await sealedArchives(tx, seal)
    const archive = archives.find((each) => each.month === month.firstDay)
    if (archive === undefined) throw new OperatorFault(`${month.name} is not archived.`)
    if (archive.state === 'attached' || archive.state === 'written') {
      throw new OperatorFault(`${month.name} is attached already.`)
    }
    if (archive.state === 'dropped') await restore(tx, { run, archives, archive })
    await partitionBound(tx, month)
    await archiveSaveState(tx, archive.month, 'detached')
  })
  await patiently(run, async (tx) => {
    await partitionAttach(tx, month)
    await archiveSaveState(tx, month.firstDay, 'attached')
  })
  say(`${month.name} is attached: players and reports read it again. \`npm run ledger:archive\` detaches it again.`)
}

const rowsPerInsert = 2_000

type Restore = {
  readonly run: ArchiveRun
  readonly archives: readonly SealedArchive[]
  readonly archive: SealedArchive
}

async function restore(tx: Transaction, { run, archives, archive }: Restore): Promise<void> {
  const { month } = run
  const path = await proveAgain(tx, run, archive)
  const before = archives.find(({ month: each, ahead }) => each === monthBefore(month).firstDay && ahead > 0n)
  const paths = [...(before === undefined ? [] : [await provenFile({ ...run, archive: before })]), path]
  await partitionCreate(tx, month)
  let page: HashedTransfer[] = []
  for (const each of paths) {
    for await (const { hashed } of readArchive(each)) {
      // Some of a file's transfers are in the month after it.
      if (hashed.transfer.at < month.from || hashed.transfer.at >= month.until) continue
      if (page.push(hashed) < rowsPerInsert) continue
      await partitionFill(tx, month, page)
      page = []
    }
  }
  if (page.length > 0) await partitionFill(tx, month, page)
  const count = await partitionCount(tx, month)
  if (count === archive.inMonth) return
  throw new OperatorFault(`${path} restores ${count} rows of ${month.name}, and ${archive.inMonth} were archived.`)
}
