import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import type { Transaction } from '#platform/db/database.ts'
import {
  aloneInArchive,
  type ArchiveMonthRun,
  type ArchiveRun,
  archiveStep,
  type FileMark,
  freezeLedgerToSeal,
  houseMark,
  markOf,
  nameIfArchived,
  sealedArchives,
} from '#ledger'
import { isSummedUp } from '../store/round-sum.store.ts'
import { archivedRows, compareRows, countToArchive } from './archived-row.store.ts'
import { refuseRounds } from './refuse-rounds.ts'
import {
  provenRoundFile,
  roundFilePath,
  type SealedRoundArchive,
  sealOfRounds,
  unnamedRoundPath,
} from './round-archive.ts'
import {
  roundArchiveForget,
  roundArchiveInsert,
  roundKeysHash,
  roundKeysInsert,
  roundSumsHash,
} from './round-archive.store.ts'
import { readRounds, writeRounds } from './round-file.ts'
import { sealedRoundArchive } from './sealed-round-archive.ts'

/**
 * Writes the rounds that ended in a month into a file and proves it. Nothing is deleted. Interrupted at any point, it can be run
 * again.
 */
export const archiveRounds = (run: ArchiveMonthRun): Promise<void> => aloneInArchive(run, () => archiveAlone(run))

async function archiveAlone(run: ArchiveMonthRun): Promise<void> {
  const { month, folder, say } = run
  const known = await archiveStep(run, (tx) => knownArchive(tx, run))
  if (known !== undefined && known.state !== 'written') {
    throw new OperatorFault(`The rounds of ${month.name} are archived already, and are ${known.state}.`)
  }
  if (known === undefined) await archiveStep(run, (tx) => writeAndProve(tx, run), freezeLedgerToSeal)
  const archive = known ?? (await archiveStep(run, (tx) => sealedRoundArchive(tx, run)))
  if (archive === undefined) throw new Error(`the archive of the rounds of ${month.name} is gone`)
  await nameIfArchived(unnamedRoundPath(folder, month.name), roundFilePath(folder, month.name), archive.fileHash)
  const path = await provenRoundFile({ ...run, archive })
  say(`The rounds of ${month.name} are archived in ${path}, and are still in the database: --drop deletes them there.`)
}

/** One that lost its file before anything was deleted is forgotten, and written again. */
async function knownArchive(tx: Transaction, run: ArchiveRun): Promise<SealedRoundArchive | undefined> {
  const { folder, month, say } = run
  const archive = await sealedRoundArchive(tx, run)
  if (archive?.state !== 'written') return archive
  const marks = await Promise.all([roundFilePath(folder, month.name), unnamedRoundPath(folder, month.name)].map(markOf))
  if (marks.some((mark) => mark !== undefined)) return archive
  await roundArchiveForget(tx, month.firstDay)
  say(`The file of ${month.name} that was written before is not in ${folder}: its rounds are archived again.`)
  return undefined
}

/** Runs in one snapshot: the file, the keys and the sums are of the same rounds. */
async function writeAndProve(tx: Transaction, run: ArchiveMonthRun): Promise<void> {
  const { month, folder, seal, now, say } = run
  const { count } = await refuse(tx, run)
  const path = roundFilePath(folder, month.name)
  const part = unnamedRoundPath(folder, month.name)
  if ((await markOf(path)) !== undefined) throw new OperatorFault(`${path} exists: it is never replaced.`)
  await writeRounds(part, { house: houseMark(seal), month: month.name }, archivedRows(tx, month))
  const mark = await prove(tx, { part, month: month.name, count })
  const partBits = partBitsFor(count)
  await roundKeysInsert(tx, month, partBits)
  const archive = {
    month: month.firstDay,
    madeAt: now,
    fileHash: mark.hash,
    fileBytes: mark.bytes,
    rounds: count,
    partBits,
    keysHash: await roundKeysHash(tx, month.firstDay),
    sumsHash: await roundSumsHash(tx, month.firstDay),
  }
  await roundArchiveInsert(tx, { ...archive, seal: sealOfRounds(seal, archive) })
  say(`${count} rounds are written and read back: ${mark.bytes} bytes.`)
}

async function refuse(tx: Transaction, { month, now, seal }: ArchiveMonthRun): Promise<{ readonly count: bigint }> {
  const transfers = (await sealedArchives(tx, seal)).find((each) => each.month === month.firstDay)?.state
  const { count, older } = await countToArchive(tx, month)
  const summed = await isSummedUp(tx, { from: month.firstDay, until: month.lastDay })
  const refusal = refuseRounds({ month, now, transfers, count, older, isSummedUp: summed })
  if (refusal !== undefined) throw new OperatorFault(refusal)
  return { count }
}

const linesPerPage = 2_000

type UnprovenFile = { readonly part: string; readonly month: string; readonly count: bigint }

/** Reads the file back and compares each line with its round. */
async function prove(tx: Transaction, { part, month, count }: UnprovenFile): Promise<FileMark> {
  let same = 0n
  for await (const lines of readRounds(part, linesPerPage)) same += (await compareRows(tx, lines)).same
  const mark = await markOf(part)
  if (mark !== undefined && same === count) return mark
  throw new OperatorFault(
    `The rounds of ${month} are not archived: ${same} lines of ${part} are rounds of the database, and ${count} have to be.`,
  )
}

/** A row of keys has between 64 and 128 of them, about a kilobyte. */
const keysPerPart = 128n
const partBitsMax = 24

const partBitsFor = (count: bigint): number => Math.min((count / keysPerPart).toString(2).length, partBitsMax)
