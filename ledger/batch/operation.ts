import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Json } from '#platform/outbox/event.ts'
import type { Balances } from '../book/book.ts'
import type { Account } from '../chart/account.ts'
import type { Transfer } from '../chart/transfer.ts'

/** Who asked and under which key: used once in the whole ledger. */
export type OperationKey = { readonly source: string; readonly key: string }

export type OperationIdentity = OperationKey & {
  readonly playerId: bigint
  /** SHA-256 over the canonical form of what is asked, as `hashText` gives it. */
  readonly inputHash: string
  /** Earlier operations that the plan looks at. */
  readonly refersTo?: readonly OperationKey[]
}

/**
 * What a caller of the ledger brings: how its inputs are told apart, what it decides, and which rows of its own it keeps
 * in the same transaction. One batch calls `load` and `write` once for all its operations.
 */
export type OperationKind<Input, View, Row, Answer> = {
  readonly name: string
  readonly identify: (input: Input) => OperationIdentity
  /** Reads the caller's own rows for the batch. The books of the players are locked by then. */
  readonly load: (tx: Transaction, inputs: readonly Input[]) => Promise<View>
  /** Decides one operation, purely. Operations of one player come in their order, each seeing what the earlier ones did. */
  readonly plan: (input: Input, book: BookState<Answer>, view: View) => Plan<Row, Answer>
  /** Brings the rows of an accepted plan into the view. */
  readonly absorb: (view: View, rows: readonly Row[]) => void
  /**
   * Writes the rows of all accepted plans in their order, one statement for each table. It asks for all of it before it returns,
   * because the commit may leave right behind; what it throws undoes the batch.
   */
  readonly write: (tx: Transaction, rows: readonly Row[]) => readonly Promise<unknown>[]
  readonly answers: AnswerFormat<Answer>
}

/** How an answer is kept for a repetition of its operation. */
export type AnswerFormat<Answer> = {
  readonly toJson: (answer: Answer) => Json
  readonly fromJson: (stored: unknown) => Answer
}

/** What a plan sees of the player's book. */
export type BookState<Answer> = {
  readonly playerId: bigint
  readonly balances: Balances
  /** The sequence number that the plan's first transfer will have. */
  readonly nextSeq: bigint
  readonly now: Instant
  /** An operation named by `refersTo`, or one that this batch has already accepted. */
  readonly recorded: (key: OperationKey) => Recorded<Answer> | undefined
}

export type Recorded<Answer> = {
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
  /** It was undone or settled by another transfer. */
  readonly closed: boolean
}

export type Plan<Row, Answer> =
  | {
      readonly kind: 'apply'
      readonly answer: Answer
      readonly transfers: readonly Transfer[]
      readonly rows: readonly Row[]
      readonly facts?: OperationFacts
      /** Other keys that are used up by this operation and answered so from now on. */
      readonly alsoRecords?: readonly AlsoRecorded<Answer>[]
    }
  /** Answered and forgotten: nothing is written and the key stays free. */
  | { readonly kind: 'answer'; readonly answer: Answer }

export type AlsoRecorded<Answer> = OperationKey & {
  readonly inputHash: string
  readonly answer: Answer
  readonly facts?: OperationFacts
}

/** What its caller keeps of an operation in the operation's own row, in words of its own. It never changes. */
export type OperationFacts = {
  readonly act: string
  readonly state: string
  readonly amount: bigint
  /** What it was about: the round of a game. */
  readonly subject: string | null
  /** The key of the earlier operation of the same source that it names. */
  readonly refersTo: string | null
  /** The key of the operation of the same subject before it. */
  readonly follows: string | null
  /** The transfer that moved the amount; null where nothing moved. */
  readonly movedSeq: bigint | null
}

/** Why the ledger did not do what was asked, in the order in which it looks. */
export const ledgerRefusals = ['keyTaken', 'insufficientFunds', 'nothingToClose', 'alreadyClosed'] as const
export type LedgerRefusal = (typeof ledgerRefusals)[number]

export type Outcome<Answer> =
  | { readonly kind: 'applied'; readonly answer: Answer; readonly balances: Balances; readonly seqs: readonly bigint[] }
  /** The stored answer, and the balances of now. */
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
      /** With `keyTaken`: what the first use of the key was answered. */
      readonly recorded?: Answer
    }
