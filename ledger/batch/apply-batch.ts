import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import { requireNotArchived } from '../archived/require-not-archived.ts'
import { bookFindOpen, bookLock, bookLockFree, bookOpen } from '../book/book.store.ts'
import { asBalances, type Book } from '../book/book.ts'
import { allSettled } from './all-settled.ts'
import { checkClosing } from './check-closing.ts'
import { decidedBatchInsert } from './decided-batch.store.ts'
import type { KeyCheck, LedgerRefusal, OperationIdentity, OperationKind } from './operation.ts'
import {
  operationFind,
  operationFindWithTransfers,
  type OperationWithTransfers,
  type StoredOperation,
} from './operation.store.ts'
import { type BatchItem, type LoadedBatch, type PlannedBatch, planBatch, type OperationResult } from './plan-batch.ts'
import { closingInsert, transferFindByPosition } from './transfer.store.ts'

/**
 * An operation of the batch was refused for a reason that the plan could not see. Nothing was written; run alone, the
 * operation gets its refusal.
 */
class BatchRefused extends Error {
  constructor(refusal: LedgerRefusal) {
    super(`an operation of the batch was refused: ${refusal}`)
    this.name = 'BatchRefused'
  }
}

export type BatchOptions = {
  readonly now: Instant
  /** What to do about a book that is locked elsewhere: wait for it, or skip its operations. */
  readonly lockedBooks: 'wait' | 'leave'
  /** When writes are sent: at once, or pipelined with the commit. */
  readonly writes: 'now' | 'withCommit'
  /** How idempotency keys, and the caller's new rows, are checked. */
  readonly keyCheck: KeyCheck
}

/**
 * Runs a batch of operations in the caller's transaction: locks the books in player order, finds repetitions, decides,
 * and writes. A refused operation leaves nothing behind and does not affect the others.
 */
export async function applyBatch<Input, View, Row, Answer>(
  tx: Transaction,
  kind: OperationKind<Input, View, Row, Answer>,
  items: readonly BatchItem<Input>[],
  options: BatchOptions,
): Promise<readonly OperationResult<Answer>[]> {
  const { now, writes } = options
  const { loaded, planned } = await decide(tx, kind, items, options)
  const refusal = await findClosingRefusal(tx, planned)
  if (refusal !== undefined) return refuse(loaded, items.length, refusal)
  const send = () => sendWrites(tx, kind, planned, now)
  if (writes === 'withCommit') tx.sendWithCommit(send)
  else await allSettled(tx.pipeline(send))
  return planned.settled
}

type BatchPlan<View, Row, Answer> = { readonly loaded: LoadedBatch<View>; readonly planned: PlannedBatch<Row, Answer> }

async function decide<Input, View, Row, Answer>(
  tx: Transaction,
  kind: OperationKind<Input, View, Row, Answer>,
  items: readonly BatchItem<Input>[],
  options: BatchOptions,
): Promise<BatchPlan<View, Row, Answer>> {
  const loaded = await load(tx, kind, items, options)
  failpoint('engine.betweenStatements')
  const planned = planBatch(kind, items, loaded, options.now)
  if (options.keyCheck === 'lookedUp') return { loaded, planned }
  if (isProvenByKeys(planned) && (await isProven(tx, kind, planned))) return { loaded, planned }
  return decide(tx, kind, items, { ...options, keyCheck: 'lookedUp' })
}

/**
 * Whether every decision uses up its key. An operation that was refused or only answered could be an unnoticed
 * repetition.
 */
const isProvenByKeys = ({ settled, unproven }: PlannedBatch<unknown, unknown>): boolean =>
  unproven.length === 0 && settled.every(({ kind }) => kind === 'applied' || kind === 'locked')

const isProven = async <Input, View, Row, Answer>(
  tx: Transaction,
  kind: OperationKind<Input, View, Row, Answer>,
  { rows }: PlannedBatch<Row, Answer>,
): Promise<boolean> => kind.isProven === undefined || kind.isProven(tx, rows)

type LockBooks = (tx: Transaction, playerIds: readonly bigint[]) => Promise<Book[]>

async function load<Input, View, Row, Answer>(
  tx: Transaction,
  kind: OperationKind<Input, View, Row, Answer>,
  items: readonly BatchItem<Input>[],
  { lockedBooks, keyCheck }: Pick<BatchOptions, 'lockedBooks' | 'keyCheck'>,
): Promise<LoadedBatch<View>> {
  const how = { lock: lockedBooks === 'wait' ? bookLock : bookLockFree, keyCheck }
  const loaded = await loadOnce(tx, kind, items, how)
  const { missing, opened } = await openMissing(tx, items, loaded.books)
  // Without waiting, a book may be missing because it is locked. With waiting, it is missing only if it did not exist,
  // and another transaction may have opened it and written to it since.
  const again = lockedBooks === 'wait' ? missing : opened
  return again ? loadOnce(tx, kind, items, how) : loaded
}

/** The statements are pipelined. The database runs them in order, so all but the first see locked books. */
async function loadOnce<Input, View, Row, Answer>(
  tx: Transaction,
  kind: OperationKind<Input, View, Row, Answer>,
  items: readonly BatchItem<Input>[],
  { lock, keyCheck }: { readonly lock: LockBooks; readonly keyCheck: BatchOptions['keyCheck'] },
): Promise<LoadedBatch<View>> {
  const identities = items.map(({ identity }) => identity)
  const inputs = items.map(({ input }) => input)
  const [books, repeated, referred, view] = await allSettled(
    tx.pipeline(() => [
      lock(tx, playersOf(items)),
      keyCheck === 'lookedUp' ? operationFind(tx, identities) : Promise.resolve([]),
      findReferred(tx, identities),
      kind.load(tx, inputs, keyCheck),
    ]),
  )
  return { books, operations: [...repeated.map(withoutTransfers), ...referred], view }
}

async function openMissing(
  tx: Transaction,
  items: readonly BatchItem<unknown>[],
  books: readonly Book[],
): Promise<{ readonly missing: boolean; readonly opened: boolean }> {
  const found = new Set(books.map(({ playerId }) => playerId))
  const missing = playersOf(items).filter((playerId) => !found.has(playerId))
  if (missing.length === 0) return { missing: false, opened: false }
  const open = new Set(await bookFindOpen(tx, missing))
  const unopened = missing.filter((playerId) => !open.has(playerId))
  if (unopened.length > 0) await bookOpen(tx, unopened)
  return { missing: true, opened: unopened.length > 0 }
}

const playersOf = (items: readonly BatchItem<unknown>[]): bigint[] => [
  ...new Set(items.map(({ identity }) => identity.playerId)),
]

async function findReferred(
  tx: Transaction,
  identities: readonly OperationIdentity[],
): Promise<OperationWithTransfers[]> {
  const keys = identities.flatMap(({ refersTo }) => refersTo ?? [])
  return keys.length === 0 ? [] : operationFindWithTransfers(tx, keys)
}

const withoutTransfers = (operation: StoredOperation): OperationWithTransfers => ({ ...operation, transfers: [] })

/**
 * Looks up earlier transfers that closings name and the plan did not know. They cannot change, because the books are
 * locked.
 */
async function findClosingRefusal<Row, Answer>(
  tx: Transaction,
  { unproven }: PlannedBatch<Row, Answer>,
): Promise<LedgerRefusal | undefined> {
  if (unproven.length === 0) return undefined
  const positions = unproven.flatMap(({ playerId, transfer: { closes } }) =>
    closes === undefined ? [] : [{ playerId, seq: closes }],
  )
  const originals = await transferFindByPosition(tx, positions)
  for (const { playerId, transfer } of unproven) {
    const original = originals.find((each) => each.playerId === playerId && each.seq === transfer.closes)
    if (original === undefined && transfer.closes !== undefined) await requireNotArchived(tx, playerId, transfer.closes)
    const refusal = checkClosing(transfer, original)
    if (refusal !== undefined) return refusal
  }
  return undefined
}

function refuse(
  { books: [book, ...others] }: Pick<LoadedBatch<unknown>, 'books'>,
  operationCount: number,
  refusal: LedgerRefusal,
): readonly Extract<OperationResult<never>, { kind: 'refused' }>[] {
  if (book === undefined || others.length > 0 || operationCount > 1) throw new BatchRefused(refusal)
  return [{ kind: 'refused', refusal, balances: asBalances(book.balances) }]
}

function sendWrites<Input, View, Row, Answer>(
  tx: Transaction,
  kind: OperationKind<Input, View, Row, Answer>,
  { books, operations, rows }: PlannedBatch<Row, Answer>,
  now: Instant,
): readonly Promise<unknown>[] {
  const decided = { at: now, transfers: books.transfers, books: books.changed() }
  return [
    ...(operations.length > 0 ? [decidedBatchInsert(tx, { ...decided, operations })] : []),
    ...(books.closings.length > 0 ? [closingInsert(tx, books.closings)] : []),
    ...(rows.length > 0 ? kind.write(tx, rows) : []),
  ]
}
