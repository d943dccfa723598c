import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Findings } from '../verify/findings.ts'
import { type Archive, houseMark, sealOfArchive, type SealedArchive } from '../archived/archive.ts'
import { booksHashOf } from '../archived/archive-book.store.ts'
import { archivePath, provenFile, unnamedPath } from '../archived/archive-folder.ts'
import { readArchive, writeArchive } from '../archived/archive-file.ts'
import { type FileMark, markOf, nameIfArchived } from '../archived/line-file.ts'
import { aloneInArchive, type ArchiveRun, archiveStep, patiently, sealedArchives } from './archive-run.ts'
import { walkArchive } from './walk-archive.ts'
import {
  archiveForget,
  archiveInsert,
  archiveList,
  archiveSaveState,
  closedDays,
  newestCheckpoint,
  oldestDayKept,
  sumsHashOf,
} from '../archived/archive.store.ts'
import { bookBegins } from '../verify/book-begins.ts'
import { archiveLines } from './archive-lines.ts'
import { partitionDetach, partitionFind } from './partition.store.ts'
import { proveContent } from './prove-content.ts'
import { refuseArchive } from './refuse-archive.ts'
import { freezeLedgerToSeal } from '../verify/verify-run.store.ts'

export type ArchiveMonthRun = ArchiveRun & { readonly monthsKept: number }

/**
 * Writes a month into a file, proves the file, and detaches the partition. Interrupted at any point, it can be run again: nothing
 * leaves the database before its file is proven, and the file of an interrupted run is written again or gone on with.
 */
export const archiveMonth = (run: ArchiveMonthRun): Promise<void> => aloneInArchive(run, () => archiveAlone(run))

async function archiveAlone(run: ArchiveMonthRun): Promise<void> {
  const { month, folder, seal, say } = run
  const known = await archiveStep(run, (tx) => knownArchive(tx, run))
  if (known === undefined) await writeAndProve(run)
  else if (known.state === 'dropped' || known.state === 'detached') {
    throw new OperatorFault(`${month.name} is archived already, and its partition is ${known.state}.`)
  }
  failpoint('archive.proven')
  const archive = known ?? (await archiveStep(run, (tx) => archiveOf(tx, run)))
  if (archive === undefined) throw new Error(`the archive of ${month.name} is gone`)
  await nameIfArchived(unnamedPath(folder, month.name), archivePath(folder, month.name), archive.fileHash)
  const path = await provenFile({ folder, archive, seal })
  failpoint('archive.named')
  await detach(run)
  say(
    `${month.name} is archived in ${path}, and its partition is detached: nobody reads it any more, and it is still there.`,
  )
}

/** The archive that this run goes on with. One that lost its file before anything was detached is forgotten, and written again. */
async function knownArchive(tx: Transaction, run: ArchiveRun): Promise<SealedArchive | undefined> {
  const { folder, month, say } = run
  const archive = await archiveOf(tx, run)
  if (archive?.state !== 'written' || (await newestMonth(tx)) !== archive.month) return archive
  const paths = [archivePath(folder, month.name), unnamedPath(folder, month.name)]
  const marks = await Promise.all(paths.map(markOf))
  if (marks.some((mark) => mark !== undefined)) return archive
  await archiveForget(tx, month.firstDay)
  say(`The file of ${month.name} that was written before is not in ${folder}: the month is archived again.`)
  return undefined
}

const newestMonth = async (tx: Transaction): Promise<string | undefined> => (await archiveList(tx)).at(-1)?.month

const archiveOf = async (tx: Transaction, { seal, month }: ArchiveRun): Promise<SealedArchive | undefined> =>
  (await sealedArchives(tx, seal)).find((archive) => archive.month === month.firstDay)

async function writeAndProve(run: ArchiveMonthRun): Promise<void> {
  const { month, folder, seal, say } = run
  const path = archivePath(folder, month.name)
  const part = unnamedPath(folder, month.name)
  const write = async (tx: Transaction): Promise<void> => {
    await refuse(tx, run)
    if ((await markOf(path)) !== undefined) throw new OperatorFault(`${path} exists: it is never replaced.`)
    await writeArchive(part, { house: houseMark(seal), month: month.name }, archiveLines(tx, month))
    failpoint('archive.written')
    const mark = await markOf(part)
    if (mark === undefined) throw new OperatorFault(`${part} was removed while it was written.`)
    const archive = await prove(tx, { run, part, mark })
    await archiveInsert(tx, { ...archive, state: 'written', seal: sealOfArchive(seal, archive) })
    say(`${archive.transfers} transfers of ${archive.books} books are written and read back: ${mark.bytes} bytes.`)
  }
  await archiveStep(run, write, freezeLedgerToSeal)
}

async function refuse(tx: Transaction, { month, now, monthsKept }: ArchiveMonthRun): Promise<void> {
  const checkpoint = await newestCheckpoint(tx)
  const facts = { month, now, monthsKept, checkpoint, oldestDay: await oldestDayKept(tx) }
  const refusal = refuseArchive({ ...facts, ...(await closedDays(tx, month.lastDay)) })
  if (refusal !== undefined) throw new OperatorFault(refusal)
  const { isAttached } = await partitionFind(tx, month)
  if (!isAttached) {
    throw new OperatorFault(`${month.name} has no partition of its own: its transfers are in ledger_transfer_other.`)
  }
}

type UnprovenFile = { readonly run: ArchiveMonthRun; readonly part: string; readonly mark: FileMark }

async function prove(tx: Transaction, { run, part, mark }: UnprovenFile): Promise<Archive> {
  const { month, now } = run
  const findings = new Findings()
  const content = await proveContent(tx, { run, path: part, findings })
  const [first] = findings.kept
  if (first !== undefined) {
    throw new OperatorFault(`${month.name} is not archived, because it does not verify: ${first.where} ${first.what}.`)
  }
  const { house, transfers, ahead, books, booksHash, deposits, inMonth } = content
  return {
    month: month.firstDay,
    madeAt: now,
    fileHash: mark.hash,
    fileBytes: mark.bytes,
    transfers,
    inMonth,
    ahead,
    books,
    booksHash,
    houseCoin: house.coin,
    housePoints: house.points,
    deposits,
    sumsHash: await sumsHashOf(tx, month.firstDay),
  }
}

const detach = (run: ArchiveRun): Promise<void> =>
  patiently(run, async (tx) => {
    await partitionDetach(tx, run.month)
    await archiveSaveState(tx, run.month.firstDay, 'detached')
  })

/** Reads a file again from its start and compares it with what the database knows of it. */
export async function proveAgain(tx: Transaction, run: ArchiveRun, archive: SealedArchive): Promise<string> {
  const path = await provenFile({ ...run, archive })
  const findings = new Findings()
  const { month } = run
  const options = { until: month.until, findings, onBook: () => Promise.resolve() }
  const beginOf = bookBegins(tx, month.firstDay)
  const content = await walkArchive(readArchive(path), { ...options, beginOf })
  const isSame =
    content.booksHash.equals(archive.booksHash) && archive.booksHash.equals(await booksHashOf(tx, archive.month))
  if (findings.kept.length === 0 && isSame && content.transfers === archive.transfers) return path
  throw new OperatorFault(
    `${path} does not lead to the books that were archived: run \`npm run ledger:verify\` and look into it.`,
  )
}
