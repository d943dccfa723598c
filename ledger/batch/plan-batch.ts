import type { Instant } from '#core/clock/instant.ts'
import { asBalances, type Book } from '../book/book.ts'
import { ByKey } from './by-key.ts'
import { checkIdentity } from './check-identity.ts'
import type {
  AlsoRecorded,
  BookState,
  OperationIdentity,
  OperationKind,
  Outcome,
  Plan,
  RecordedOperation,
} from './operation.ts'
import type { NewOperation, OperationWithTransfers } from './operation.store.ts'
import { type PreparedPosting, type UnprovenClosing, WorkingBooks } from './working-books.ts'

export type BatchItem<Input> = { readonly input: Input; readonly identity: OperationIdentity }

/** What the database held once the books were locked. */
export type LoadedBatch<View> = {
  readonly books: readonly Book[]
  /** Operations done before that the batch repeats or refers to. */
  readonly operations: readonly OperationWithTransfers[]
  readonly view: View
}

/** The outcome of one operation. If its plan threw, it fails alone; if its book is locked elsewhere, it is skipped. */
export type OperationResult<Answer> =
  | Outcome<Answer>
  | { readonly kind: 'failed'; readonly error: unknown }
  | LockedOutcome

export type LockedOutcome = { readonly kind: 'locked' }

export type PlannedBatch<Row, Answer> = {
  readonly settled: readonly OperationResult<Answer>[]
  readonly books: WorkingBooks
  readonly operations: readonly NewOperation[]
  readonly rows: readonly Row[]
  readonly unproven: readonly UnprovenClosing[]
}

/** Decides a batch operation by operation from loaded state, without reading or writing. */
export function planBatch<Input, View, Row, Answer>(
  kind: OperationKind<Input, View, Row, Answer>,
  items: readonly BatchItem<Input>[],
  loaded: LoadedBatch<View>,
  now: Instant,
): PlannedBatch<Row, Answer> {
  const planner = new BatchPlanner(kind, loaded, now)
  const settled = items.map((item) => planner.settle(item))
  const { books, operations, rows, unproven } = planner
  return { settled, books, operations, rows, unproven }
}

type KnownOperation<Answer> = RecordedOperation<Answer> & { readonly seqs: readonly bigint[] }

type Apply<Row, Answer> = Extract<Plan<Row, Answer>, { kind: 'apply' }>

class BatchPlanner<Input, View, Row, Answer> {
  readonly books: WorkingBooks
  readonly operations: NewOperation[] = []
  readonly rows: Row[] = []
  readonly unproven: UnprovenClosing[] = []
  readonly #kind: OperationKind<Input, View, Row, Answer>
  readonly #view: View
  readonly #now: Instant
  readonly #known = new ByKey<KnownOperation<Answer>>()

  constructor(kind: OperationKind<Input, View, Row, Answer>, loaded: LoadedBatch<View>, now: Instant) {
    this.#kind = kind
    this.#view = loaded.view
    this.#now = now
    this.books = new WorkingBooks(loaded.books, now)
    for (const { answer, ...operation } of loaded.operations) {
      this.books.learn(operation.playerId, operation.transfers)
      const known = { ...operation, answer: kind.answers.fromJson(answer), seqs: seqsOf(operation) }
      this.#known.set(operation, known)
    }
  }

  settle({ input, identity }: BatchItem<Input>): OperationResult<Answer> {
    if (!this.books.has(identity.playerId)) return { kind: 'locked' }
    const repeated = this.#known.get(identity)
    if (repeated !== undefined) return this.#repeat(repeated, identity)
    const decided = this.#decide(input, identity)
    if (decided.kind !== 'prepared') return decided

    const { plan, posting, operations } = decided
    const seqs = posting.recorded.map(({ seq }) => seq)
    this.books.keep(posting)
    this.unproven.push(...posting.unproven)
    this.#keepOperations(plan, identity, { posting, seqs, operations })
    if (plan.rows.length > 0) this.#kind.absorb(this.#view, plan.rows)
    this.rows.push(...plan.rows)
    return { kind: 'applied', answer: plan.answer, balances: asBalances(posting.book.balances), seqs }
  }

  #repeat({ playerId, inputHash, answer, seqs }: KnownOperation<Answer>, identity: OperationIdentity): Outcome<Answer> {
    const balances = this.#balancesOf(identity.playerId)
    const isSame = playerId === identity.playerId && inputHash === identity.inputHash
    if (isSame) return { kind: 'replayed', answer, balances, seqs }
    return { kind: 'refused', refusal: 'keyTaken', balances, recorded: answer }
  }

  /** Everything that can fail for one operation fails here, before any of it is kept. */
  #decide(input: Input, identity: OperationIdentity) {
    const { playerId } = identity
    try {
      const plan = this.#kind.plan(input, this.#stateOf(identity), this.#view)
      const balances = this.#balancesOf(playerId)
      if (plan.kind === 'answer') return { kind: 'answered', answer: plan.answer, balances } as const
      const posting = this.books.prepare(playerId, identity, plan.transfers)
      if (typeof posting === 'string') return { kind: 'refused', refusal: posting, balances } as const
      return { kind: 'prepared', plan, posting, operations: this.#newOperations(plan, identity) } as const
    } catch (error) {
      return { kind: 'failed', error } as const
    }
  }

  #newOperations(plan: Apply<Row, Answer>, identity: OperationIdentity): NewOperation[] {
    for (const also of plan.alsoRecords ?? []) this.#checkAlso(also, identity)
    const { playerId, source, key, inputHash } = identity
    const firstSeq = this.books.book(playerId).seq + 1n
    const { toJson } = this.#kind.answers
    const answerJson = JSON.stringify(toJson(plan.answer))
    const also = (plan.alsoRecords ?? []).map(({ answer, facts, ...key }) => ({
      ...key,
      facts,
      playerId,
      firstSeq,
      transferCount: 0,
      answerJson: JSON.stringify(toJson(answer)),
    }))
    const { facts, transfers } = plan
    return [{ source, key, playerId, inputHash, firstSeq, transferCount: transfers.length, answerJson, facts }, ...also]
  }

  /** A used key would fail the whole batch, so it fails the plan that should have looked it up. */
  #checkAlso(also: AlsoRecorded<Answer>, { playerId }: OperationIdentity): void {
    checkIdentity({ ...also, playerId })
    if (this.#known.get(also) !== undefined) throw new Error(`the key ${also.source} ${also.key} is used already`)
  }

  #keepOperations(
    plan: Apply<Row, Answer>,
    identity: OperationIdentity,
    kept: { posting: PreparedPosting; seqs: readonly bigint[]; operations: readonly NewOperation[] },
  ): void {
    const { playerId, inputHash } = identity
    const transfers = kept.posting.recorded
    this.operations.push(...kept.operations)
    this.#known.set(identity, { playerId, inputHash, answer: plan.answer, transfers, seqs: kept.seqs })
    for (const also of plan.alsoRecords ?? []) {
      const { inputHash: alsoHash, answer } = also
      this.#known.set(also, { playerId, inputHash: alsoHash, answer, transfers: [], seqs: [] })
    }
  }

  #stateOf({ playerId, inputHash }: OperationIdentity): BookState<Answer> {
    const book = this.books.book(playerId)
    return {
      playerId,
      inputHash,
      balances: asBalances(book.balances),
      nextSeq: book.seq + 1n,
      now: this.#now,
      recorded: (key) => {
        const found = this.#known.get(key)
        return found && { ...found, transfers: this.books.current(found.playerId, found.transfers) }
      },
    }
  }

  #balancesOf(playerId: bigint) {
    return asBalances(this.books.book(playerId).balances)
  }
}

const seqsOf = ({
  firstSeq,
  transferCount,
}: OperationWithTransfers | Omit<OperationWithTransfers, 'answer'>): bigint[] =>
  Array.from({ length: transferCount }, (_, index) => firstSeq + BigInt(index))
