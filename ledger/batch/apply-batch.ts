import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import { bookFindOpen, bookLock, bookLockFree, bookOpen } from '../book/book.store.ts'
import { asBalances, type Book } from '../book/book.ts'
import { allSettled } from './all-settled.ts'
import { checkClosing } from './check-closing.ts'
import { decidedBatchInsert } from './decided-batch.store.ts'
import type { LedgerRefusal, OperationIdentity, OperationKind } from './operation.ts'
import {
  operationFind,
  operationFindWithTransfers,
  type OperationWithTransfers,
  type StoredOperation,
} from './operation.store.ts'
import { type BatchItem, type Loaded, type PlannedBatch, planBatch, type Settled } from './plan-batch.ts'
import { closingInsert, transferFindByPlace } from './transfer.store.ts'

/** Some operation of the batch was refused for what the plan could not see. Nothing was written; alone it gets its refusal. */
class BatchRefused extends Error {
  constructor(refusal: LedgerRefusal) {
    super(`an operation of the batch was refused: ${refusal}`)
    this.name = 'BatchRefused'
  }
}

export type BatchOptions = {
  readonly now: Instant
  /** What to do about a book that somebody else has locked: wait for it, or leave its operations undone. */
  readonly lockedBooks: 'wait' | 'leave'
  /** When what was decided leaves: at once, or as the last of the transaction, in one piece with its commit. */
  readonly writes: 'now' | 'withCommit'
  /**
   * Whether repetitions are found before the batch is decided. With an optimistic check, one that is not fails the
   * transaction by the unique key of operations, and the batch has to be done again with its keys looked up.
   */
  readonly keyCheck: 'lookedUp' | 'optimistic'
}

/**
 * Does a batch of operations in the caller's transaction: locks the books in the order of the players, finds repetitions,
 * decides, and writes. An operation that is refused leaves nothing behind and does not touch its neighbours.
 */
export async function applyBatch<Input, View, Row, Answer>(
  tx: Transaction,
  kind: OperationKind<Input, View, Row, Answer>,
  items: readonly BatchItem<Input>[],
  options: BatchOptions,
): Promise<readonly Settled<Answer>[]> {
  const { now, writes } = options
  const { loaded, planned } = await decide(tx, kind, items, options)
  const refusal = await findClosingRefusal(tx, planned)
  if (refusal !== undefined) return refuse(loaded, items.length, refusal)
  const send = () => sendWrites(tx, kind, planned, now)
  if (writes === 'withCommit') tx.sendWithCommit(send)
  else await allSettled(tx.together(send))
  return planned.settled
}

type Decided<View, Row, Answer> = { readonly loaded: Loaded<View>; readonly planned: PlannedBatch<Row, Answer> }

async function decide<Input, View, Row, Answer>(
  tx: Transaction,
  kind: OperationKind<Input, View, Row, Answer>,
  items: readonly BatchItem<Input>[],
  options: BatchOptions,
): Promise<Decided<View, Row, Answer>> {
  const loaded = await load(tx, kind, items, options)
  failpoint('engine.betweenStatements')
  const planned = planBatch(kind, items, loaded, options.now)
  if (options.keyCheck === 'lookedUp' || isProvenByKeys(planned)) return { loaded, planned }
  return decide(tx, kind, items, { ...options, keyCheck: 'lookedUp' })
}

/** Whether all that was decided uses up its key. What is refused or only answered may be a repetition, which nothing would tell. */
const isProvenByKeys = ({ settled, unproven }: PlannedBatch<unknown, unknown>): boolean =>
  unproven.length === 0 && settled.every(({ kind }) => kind === 'applied' || kind === 'locked')

type LockBooks = (tx: Transaction, playerIds: readonly bigint[]) => Promise<Book[]>

async function load<Input, View, Row, Answer>(
  tx: Transaction,
  kind: OperationKind<Input, View, Row, Answer>,
  items: readonly BatchItem<Input>[],
  { lockedBooks, keyCheck }: Pick<BatchOptions, 'lockedBooks' | 'keyCheck'>,
): Promise<Loaded<View>> {
  const how = { lock: lockedBooks === 'wait' ? bookLock : bookLockFree, keyCheck }
  const loaded = await loadOnce(tx, kind, items, how)
  const { missing, opened } = await openMissing(tx, items, loaded.books)
  // Who does not wait finds a book missing because it is locked. Who waits finds it missing only when it did not exist,
  // and somebody else may have opened it, and written into it, since then.
  const again = lockedBooks === 'wait' ? missing : opened
  return again ? loadOnce(tx, kind, items, how) : loaded
}

/** The statements are sent at once; the database runs them one after the other, so that all but the first see locked books. */
async function loadOnce<Input, View, Row, Answer>(
  tx: Transaction,
  kind: OperationKind<Input, View, Row, Answer>,
  items: readonly BatchItem<Input>[],
  { lock, keyCheck }: { readonly lock: LockBooks; readonly keyCheck: BatchOptions['keyCheck'] },
): Promise<Loaded<View>> {
  const identities = items.map(({ identity }) => identity)
  const inputs = items.map(({ input }) => input)
  const [books, repeated, referred, view] = await allSettled(
    tx.together(() => [
      lock(tx, playersOf(items)),
      keyCheck === 'lookedUp' ? operationFind(tx, identities) : Promise.resolve([]),
      findReferred(tx, identities),
      kind.load(tx, inputs),
    ]),
  )
  return { books, operations: [...repeated.map(withoutTransfers), ...referred], view }
}

/** Opens the books that do not exist yet. */
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

/** Looks up the earlier transfers that closings name and that the plan did not know. They cannot change: the books are locked. */
async function findClosingRefusal<Row, Answer>(
  tx: Transaction,
  { unproven }: PlannedBatch<Row, Answer>,
): Promise<LedgerRefusal | undefined> {
  if (unproven.length === 0) return undefined
  const places = unproven.flatMap(({ playerId, transfer: { closes } }) =>
    closes === undefined ? [] : [{ playerId, seq: closes }],
  )
  const originals = await transferFindByPlace(tx, places)
  for (const { playerId, transfer } of unproven) {
    const original = originals.find((each) => each.playerId === playerId && each.seq === transfer.closes)
    const refusal = checkClosing(transfer, original)
    if (refusal !== undefined) return refusal
  }
  return undefined
}

function refuse(
  { books: [book, ...others] }: Pick<Loaded<unknown>, 'books'>,
  operationCount: number,
  refusal: LedgerRefusal,
): readonly Extract<Settled<never>, { kind: 'refused' }>[] {
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
