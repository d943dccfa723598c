import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Json } from '#core/json.ts'
import type { Balances } from '../book/book.ts'
import type { Account } from '../chart/account.ts'
import type { Transfer } from '../chart/transfer.ts'

/** The caller and its idempotency key, unique in the whole ledger. */
export type OperationKey = { readonly source: string; readonly key: string }

export type OperationIdentity = OperationKey & {
  readonly playerId: bigint
  /** SHA-256 over the canonical form of the input, as `hashText` returns it. */
  readonly inputHash: string
  /** Earlier operations that the plan reads. */
  readonly refersTo?: readonly OperationKey[]
}

/**
 * What a caller of the ledger provides: the identity of its inputs, their decisions, and its own rows, kept in the same
 * transaction. A batch calls `load` and `write` once for all its operations.
 */
export type OperationKind<Input, View, Row, Answer> = {
  readonly name: string
  readonly identify: (input: Input) => OperationIdentity
  /**
   * Reads the caller's rows for the batch, after the players' books are locked. With an optimistic check it may take rows
   * for new without reading them, if `newRowKeys` guard them.
   */
  readonly load: (tx: Transaction, inputs: readonly Input[], keyCheck: KeyCheck) => Promise<View>
  /**
   * The unique keys of rows that an optimistic load takes for new. A violation runs the batch again with everything
   * looked up.
   */
  readonly newRowKeys?: readonly string[]
  /**
   * Whether decisions that write no such row hold all the same. Called after an optimistic load; if not, the batch is
   * decided again with everything looked up.
   */
  readonly isProven?: (tx: Transaction, rows: readonly Row[]) => Promise<boolean>
  /**
   * Decides one operation without side effects. A player's operations are planned in order, each seeing the effects of
   * the earlier ones.
   */
  readonly plan: (input: Input, book: BookState<Answer>, view: View) => Plan<Row, Answer>
  /** Adds the rows of an accepted plan to the view. */
  readonly absorb: (view: View, rows: readonly Row[]) => void
  /**
   * Writes the rows of all accepted plans in order, one statement per table. It must issue all statements before it
   * returns, because the commit is pipelined right behind them; an exception undoes the batch.
   */
  readonly write: (tx: Transaction, rows: readonly Row[]) => readonly Promise<unknown>[]
  readonly answers: AnswerFormat<Answer>
}

/**
 * Whether what a batch depends on is looked up before it is decided. With an optimistic check, what is there already
 * violates a unique key; the batch then runs again and looks it up.
 */
export type KeyCheck = 'lookedUp' | 'optimistic'

/** How an answer is stored for replays. */
export type AnswerFormat<Answer> = {
  readonly toJson: (answer: Answer) => Json
  readonly fromJson: (stored: unknown) => Answer
}

/** What a plan sees of the player's book. */
export type BookState<Answer> = {
  readonly playerId: bigint
  /** Of the operation that is decided. */
  readonly inputHash: string
  readonly balances: Balances
  /** The sequence number of the plan's first transfer. */
  readonly nextSeq: bigint
  readonly now: Instant
  /** An operation named by `refersTo`, or one that this batch has accepted. */
  readonly recorded: (key: OperationKey) => RecordedOperation<Answer> | undefined
}

export type RecordedOperation<Answer> = {
  readonly playerId: bigint
  readonly inputHash: string
  readonly answer: Answer
  readonly transfers: readonly RecordedTransfer[]
}

export type RecordedTransfer = {
  readonly seq: bigint
  readonly reason: string
  readonly asset: string
  readonly from: Account
  readonly to: Account
  readonly amount: bigint
  /** Another transfer has undone or settled it. */
  readonly closed: boolean
}

export type Plan<Row, Answer> =
  | {
      readonly kind: 'apply'
      readonly answer: Answer
      readonly transfers: readonly Transfer[]
      readonly rows: readonly Row[]
      readonly facts?: OperationFacts
      /** Other keys that this operation uses up, and that get this answer from now on. */
      readonly alsoRecords?: readonly AlsoRecorded<Answer>[]
    }
  /** Nothing is written and the key stays free. */
  | { readonly kind: 'answer'; readonly answer: Answer }

export type AlsoRecorded<Answer> = OperationKey & {
  readonly inputHash: string
  readonly answer: Answer
  readonly facts?: OperationFacts
}

/** What the caller records about an operation, in the operation's own row. It never changes. */
export type OperationFacts = {
  readonly act: string
  readonly state: string
  readonly amount: bigint
  /** For a game, the round. */
  readonly subject: string | null
  /** The key of the earlier operation of the same source that this one refers to. */
  readonly refersTo: string | null
  /** The key of the previous operation on the same subject. */
  readonly follows: string | null
  /** The transfer that moved the amount, or null if nothing moved. */
  readonly movedSeq: bigint | null
}

/** Why the ledger refuses an operation, in order of precedence. */
export const ledgerRefusals = ['keyTaken', 'insufficientFunds', 'nothingToClose', 'alreadyClosed'] as const
export type LedgerRefusal = (typeof ledgerRefusals)[number]

export type Outcome<Answer> =
  | { readonly kind: 'applied'; readonly answer: Answer; readonly balances: Balances; readonly seqs: readonly bigint[] }
  /** The stored answer with the current balances. */
  | {
      readonly kind: 'replayed'
      readonly answer: Answer
      readonly balances: Balances
      readonly seqs: readonly bigint[]
    }
  | { readonly kind: 'answered'; readonly answer: Answer; readonly balances: Balances }
  | {
      readonly kind: 'refused'
      readonly refusal: LedgerRefusal
      readonly balances: Balances
      /** With `keyTaken`: the answer to the first use of the key. */
      readonly recorded?: Answer
    }
