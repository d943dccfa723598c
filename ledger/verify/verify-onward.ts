import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { archiveList } from '../archived/archive.store.ts'
import type { ArchiveSource } from './archived-books.ts'
import { filesToVerify } from '../archived/files-to-verify.ts'
import { verifyArchives } from './verify-archives.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'
import { AssetSums } from './asset-sums.ts'
import { BookSealer } from './book-sealer.ts'
import {
  bookNumberMax,
  checkpointBegin,
  checkpointBookDeleteOlder,
  checkpointBookListOldest,
  checkpointFindBefore,
  checkpointForget,
  checkpointInsert,
  checkpointListSinceWhole,
} from './checkpoint.store.ts'
import {
  brokenCheckpoint,
  type Checkpoint,
  isSealedBook,
  type SealedCheckpoint,
  sealOfCheckpoint,
} from './checkpoint.ts'
import { besideBooks, Findings, invariants } from './findings.ts'
import type { LedgerInvariant } from './ledger-invariant.ts'
import { eachStateOnward, stateFind } from './onward-state.store.ts'
import {
  booksTotal,
  eachClosingOnward,
  eachLeafOnward,
  eachOperationOnward,
  eachTransferOnward,
  newestRootDay,
} from './onward.store.ts'
import { allBooks, archivedCount } from './all-books.ts'
import { ClosingCover } from './closing-cover.ts'
import { type BooksToVerify, verifyBooks } from './verify-books.ts'
import { verifyClosings } from './verify-closings.ts'
import { type LedgerReport, reportOf, verifyBeside } from './verify-ledger.ts'
import { verifySample } from './verify-sample.ts'
import { claimVerification, freezeLedgerToSeal } from './verify-run.store.ts'
import { eachKeptClosings } from './kept-closing.store.ts'
import { eachClosing } from './verify.store.ts'
import { withSignal } from './with-signal.ts'

/** Longer than a transaction lives and than clocks differ: no transfer that a checkpoint did not see is this much older. */
const overlap = hours(1)

/** Hourly runs read every book again from its start within a week. */
const sample = { countMin: 50n, oneOf: 168n }

/** What lies beside the books is summed up by day and read whole, so that an hourly run leaves it to one run of a day. */
const besideEvery = hours(20)

export type VerifyRun = {
  readonly db: Database
  readonly checks: readonly LedgerInvariant[]
  /** Seals checkpoints; the database does not have its key. */
  readonly seal: KeyedHash
  readonly now: Instant
  /** Reads everything from the start, whatever checkpoints say. */
  readonly isWhole?: boolean
  /** The folder with the files of archived months, which a whole run reads. */
  readonly archives?: string | undefined
  /** Verifies what is beside the books, even if it was verified today. */
  readonly withBeside?: boolean
  readonly signal?: AbortSignal | undefined
}

/**
 * Verifies what happened since the last checkpoint, and a part of the books again from their start, and seals the next
 * checkpoint in the same transaction if all of it is sound. Undefined if another run, of any process, is under way.
 */
export async function verifyOnward(run: VerifyRun): Promise<LedgerReport | undefined> {
  const paths = run.isWhole ? await filesToVerify(run.db, { folder: run.archives, seal: run.seal }) : undefined
  const verify = async (tx: Transaction): Promise<LedgerReport | undefined> => {
    await freezeLedgerToSeal(tx)
    if (!(await claimVerification(tx))) return undefined
    return withSignal(run.db, { tx, signal: run.signal }, (watched) => verifyAndSeal(watched, run, paths))
  }
  return run.db.transaction(verify, { statementMsMax: 'none' })
}

async function verifyAndSeal(
  tx: Transaction,
  run: VerifyRun,
  paths: readonly string[] | undefined,
): Promise<LedgerReport> {
  const findings = new Findings()
  const source = await archivesOf(tx, paths)
  const known = await checkpointListSinceWhole(tx)
  const course = courseOf(run, known.at(-1))
  const { number, from, isBesideDue } = course
  if (from !== undefined) await checkChain(tx, { known, run, findings })
  await checkpointBegin(tx)
  const books = await (from === undefined
    ? fromStart(tx, { run, number, source, findings })
    : onward(tx, { run, last: from, findings }))
  const { archives } = source
  await verifyArchives(tx, { archives, seal: run.seal, withSums: isBesideDue, withBooks: from === undefined, findings })
  if (isBesideDue)
    await verifyBeside(tx, { checks: run.checks, run: { seal: run.seal, archives: run.archives }, findings })
  const looked = isBesideDue ? [...invariants, ...run.checks] : invariants.filter(({ name }) => !besideBooks.has(name))
  const report = reportOf(findings, { ...books, ...(from && { wentOnFrom: from }), invariants: looked })
  if (report.isSound) await sealCheckpoint(tx, { run, course, books })
  else await checkpointForget(tx)
  return report
}

/** The way of one run through the ledger, and the checkpoint that it leaves if all of it is sound. */
type Course = {
  readonly number: bigint
  /** The newest checkpoint, which the seal of the next one covers. */
  readonly before: SealedCheckpoint | undefined
  /** The checkpoint to go on from. Undefined: everything is read from its start. */
  readonly from: SealedCheckpoint | undefined
  readonly isBesideDue: boolean
}

function courseOf(run: VerifyRun, before: SealedCheckpoint | undefined): Course {
  const from = run.isWhole ? undefined : before
  return { number: (before?.number ?? 0n) + 1n, before, from, isBesideDue: isBesideDue(run, from) }
}

const isBesideDue = ({ withBeside, now }: VerifyRun, from: Checkpoint | undefined): boolean =>
  from === undefined || withBeside === true || now >= addDuration(from.besideAt, besideEvery)

type VerifiedRun = { readonly run: VerifyRun; readonly course: Course; readonly books: BookCoverage }

async function sealCheckpoint(tx: Transaction, { run, course, books }: VerifiedRun): Promise<void> {
  const { number, before, from } = course
  const { house } = books.sums
  const checkpoint: Checkpoint = {
    number,
    at: run.now,
    isWhole: from === undefined,
    transfers: BigInt(books.transfers),
    houseCoin: house.coin,
    housePoints: house.points,
    rootDay: await newestRootDay(tx),
    besideAt: from === undefined || course.isBesideDue ? run.now : from.besideAt,
  }
  await checkpointInsert(tx, { ...checkpoint, seal: sealOfCheckpoint(run.seal, checkpoint, before?.seal) })
}

type Chain = { readonly known: readonly SealedCheckpoint[]; readonly run: VerifyRun; readonly findings: Findings }

async function checkChain(tx: Transaction, { known, run, findings }: Chain): Promise<void> {
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return
  const broken = brokenCheckpoint(run.seal, known, (await checkpointFindBefore(tx, first.number))?.seal)
  if (broken !== undefined) findings.add('checkpoint', `checkpoint ${broken}`, 'is not the one that was sealed')
  const highest = await bookNumberMax(tx)
  if (highest > last.number) findings.add('checkpoint', `checkpoint ${highest}`, 'is named by a book and is not there')
}

/** The part of the books that a run verified, and what all of them add up to. */
type BookCoverage = Pick<LedgerReport, 'transfers' | 'read'> & { readonly sums: AssetSums }

/** The archived months of this snapshot, with their files if the run is whole. */
async function archivesOf(tx: Transaction, paths: readonly string[] | undefined): Promise<ArchiveSource> {
  const archives = await archiveList(tx)
  if (paths !== undefined && paths.length !== archives.length) {
    throw new OperatorFault('A month was archived meanwhile: run the verification again.')
  }
  return { archives, paths: archives.length === 0 ? undefined : paths }
}

type FromStart = {
  readonly run: VerifyRun
  readonly number: bigint
  readonly source: ArchiveSource
  readonly findings: Findings
}

async function fromStart(tx: Transaction, { run, number, source, findings }: FromStart): Promise<BookCoverage> {
  const sealer = new BookSealer(tx, run.seal)
  const books = allBooks(tx, source)
  const cover = source.paths && new ClosingCover(eachKeptClosings(tx), findings)
  const transfers = cover === undefined ? books.transfers : coverClosings(books.transfers, cover)
  const read = await verifyBooks(
    { ...books, transfers, walked: (book) => sealer.add({ ...book, number, walked: number }) },
    findings,
  )
  await sealer.flush()
  await checkpointBookDeleteOlder(tx, number)
  await (cover === undefined ? verifyClosings(eachClosing(tx), findings) : cover.end())
  return { transfers: read + archivedCount(source), read, sums: books.sums }
}

async function* coverClosings(
  transfers: AsyncGenerator<HashedTransfer, undefined>,
  cover: ClosingCover,
): AsyncGenerator<HashedTransfer, undefined> {
  for await (const hashed of transfers) {
    await cover.step(hashed.transfer)
    yield hashed
  }
}

type Onward = { readonly run: VerifyRun; readonly last: Checkpoint; readonly findings: Findings }

async function onward(tx: Transaction, { run, last, findings }: Onward): Promise<BookCoverage> {
  const number = last.number + 1n
  const since = subtractDuration(last.at, overlap)
  const sealer = new BookSealer(tx, run.seal)
  const sampled = await checkpointBookListOldest(tx, sample)
  for (const book of sampled) checkSeal(run, book, findings)
  const again = await verifySample(tx, sampled, findings)
  for (const book of sampled) await sealer.add({ ...book, number, walked: number })
  await sealer.flush()

  const sums = new AssetSums({ coin: last.houseCoin, points: last.housePoints })
  sums.addBook(await booksTotal(tx))
  const books: BooksToVerify = {
    transfers: eachTransferOnward(tx, since),
    states: eachStateOnward(tx),
    stateOf: (playerId) => stateFind(tx, playerId),
    operations: eachOperationOnward(tx, since),
    leaves: eachLeafOnward(tx, last.rootDay),
    sums,
    walked: async (book, from) => {
      if (from !== undefined) checkSeal(run, from, findings)
      await sealer.add({ ...book, number, walked: from?.walked ?? number })
    },
  }
  const read = await verifyBooks(books, findings)
  await sealer.flush()
  const players = sampled.map(({ playerId }) => playerId)
  await verifyClosings(eachClosingOnward(tx, { since, players }), findings)
  return { transfers: Number(last.transfers) + read, read: again + read, sums }
}

function checkSeal({ seal }: VerifyRun, book: Parameters<typeof isSealedBook>[1], findings: Findings): void {
  if (isSealedBook(seal, book)) return
  findings.add('checkpoint', `player ${book.playerId}`, 'the state of the book is not the one that was sealed')
}
