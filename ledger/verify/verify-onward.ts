import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
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
import { allBooks, type BooksToVerify, verifyBooks } from './verify-books.ts'
import { type LedgerReport, reportOf, verifyBeside, verifyClosings } from './verify-ledger.ts'
import { verifySample } from './verify-sample.ts'
import { claimVerification, freezeLedgerToSeal } from './verify-run.store.ts'
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
  /** Verifies what is beside the books, even if it was verified today. */
  readonly withBeside?: boolean
  readonly signal?: AbortSignal | undefined
}

/**
 * Verifies what happened since the last checkpoint, and a part of the books again from their start, and seals the next
 * checkpoint in the same transaction if all of it is sound. Undefined if another run, of any process, is under way.
 */
export async function verifyOnward(run: VerifyRun): Promise<LedgerReport | undefined> {
  const verify = async (tx: Transaction): Promise<LedgerReport | undefined> => {
    await freezeLedgerToSeal(tx)
    if (!(await claimVerification(tx))) return undefined
    return withSignal(run.db, { tx, signal: run.signal }, (watched) => verifyAndSeal(watched, run))
  }
  return run.db.transaction(verify, { statementMsMax: 'none' })
}

async function verifyAndSeal(tx: Transaction, run: VerifyRun): Promise<LedgerReport> {
  const findings = new Findings()
  const known = await checkpointListSinceWhole(tx)
  const course = courseOf(run, known.at(-1))
  const { number, from, isBesideDue } = course
  if (from !== undefined) await checkChain(tx, { known, run, findings })
  await checkpointBegin(tx)
  const books = await (from === undefined
    ? fromStart(tx, { run, number, findings })
    : onward(tx, { run, last: from, findings }))
  if (isBesideDue) await verifyBeside(tx, { checks: run.checks, findings })
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

async function fromStart(
  tx: Transaction,
  { run, number, findings }: { readonly run: VerifyRun; readonly number: bigint; readonly findings: Findings },
): Promise<BookCoverage> {
  const sealer = new BookSealer(tx, run.seal)
  const books = allBooks(tx)
  const read = await verifyBooks(
    { ...books, walked: (book) => sealer.add({ ...book, number, walked: number }) },
    findings,
  )
  await sealer.flush()
  await checkpointBookDeleteOlder(tx, number)
  await verifyClosings(eachClosing(tx), findings)
  return { transfers: read, read, sums: books.sums }
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
