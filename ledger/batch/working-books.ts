import type { Instant } from '#core/clock/instant.ts'
import type { Book } from '../book/book.ts'
import { ruleOf } from '../chart/reason.ts'
import type { Transfer } from '../chart/transfer.ts'
import { hashText } from '../hash-text.ts'
import { chainHash } from '../proof/transfer-chain.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'
import { checkClosing } from './check-closing.ts'
import { decidePosting, type PostingStep } from './decide-posting.ts'
import type { LedgerRefusal, OperationKey, RecordedTransfer } from './operation.ts'
import type { Closing } from './transfer.store.ts'

export type PreparedPosting = {
  /** Its state after the transfers. */
  readonly book: Book
  readonly recorded: readonly RecordedTransfer[]
  readonly transfers: readonly HashedTransfer[]
  readonly closings: readonly Closing[]
  readonly unproven: readonly UnprovenClosing[]
}

/** A closing whose earlier transfer is neither in this batch nor loaded. */
export type UnprovenClosing = { readonly playerId: bigint; readonly transfer: Transfer }

/**
 * The locked books while a batch is decided: each operation sees the effects of the earlier ones. Nothing is read or
 * written.
 */
export class WorkingBooks {
  readonly transfers: HashedTransfer[] = []
  readonly closings: Closing[] = []
  readonly #books: Map<bigint, Book>
  readonly #changed = new Set<bigint>()
  readonly #originals = new Map<bigint, RecordedTransfer[]>()
  readonly #closed = new Set<string>()
  readonly #now: Instant

  constructor(books: readonly Book[], now: Instant) {
    this.#books = new Map(books.map((book) => [book.playerId, book]))
    this.#now = now
  }

  has(playerId: bigint): boolean {
    return this.#books.has(playerId)
  }

  book(playerId: bigint): Book {
    const book = this.#books.get(playerId)
    if (book === undefined) throw new Error(`the book of player ${playerId} is not locked`)
    return book
  }

  changed(): Book[] {
    return [...this.#changed].map((playerId) => this.book(playerId))
  }

  /** Adds earlier transfers from the database. */
  learn(playerId: bigint, transfers: readonly RecordedTransfer[]): void {
    const known = this.#originals.get(playerId)
    if (known === undefined) this.#originals.set(playerId, [...transfers])
    else known.push(...transfers)
  }

  /** The current transfers: this batch may have closed one. */
  current(playerId: bigint, transfers: readonly RecordedTransfer[]): readonly RecordedTransfer[] {
    if (this.#closed.size === 0) return transfers
    return transfers.map((transfer) =>
      this.#closed.has(positionText(playerId, transfer.seq)) ? { ...transfer, closed: true } : transfer,
    )
  }

  /** What the transfers would do, or why they are refused. Throws for transfers that the chart forbids. */
  prepare(playerId: bigint, operation: OperationKey, requested: readonly Transfer[]): PreparedPosting | LedgerRefusal {
    const book = this.book(playerId)
    const posting = decidePosting(book, requested)
    if (posting === 'insufficientFunds') return posting
    const closing = this.#prepareClosings(playerId, posting.steps)
    if (typeof closing === 'string') return closing

    let head = book.head
    const transfers = posting.steps.map((step) => {
      const hashed = hashStep(step, { playerId, operation, at: this.#now, previous: head })
      head = hashed.hash
      return hashed
    })
    const seq = book.seq + BigInt(transfers.length)
    const after = { playerId, seq, head, balances: posting.balances }
    return { book: after, recorded: posting.steps.map(recordedOf), transfers, ...closing }
  }

  /** Adds what was prepared to the batch. */
  keep({ book, recorded, transfers, closings }: PreparedPosting): void {
    if (transfers.length === 0) return
    this.#books.set(book.playerId, book)
    this.#changed.add(book.playerId)
    this.transfers.push(...transfers)
    this.closings.push(...closings)
    this.learn(book.playerId, recorded)
    for (const { playerId, seq } of closings) this.#closed.add(positionText(playerId, seq))
  }

  #prepareClosings(
    playerId: bigint,
    steps: readonly PostingStep[],
  ): Pick<PreparedPosting, 'closings' | 'unproven'> | LedgerRefusal {
    const closings: Closing[] = []
    const unproven: UnprovenClosing[] = []
    for (const { transfer, seq } of steps) {
      if (transfer.closes === undefined) continue
      const position = positionText(playerId, transfer.closes)
      if (this.#closed.has(position) || closings.some((each) => each.seq === transfer.closes)) return 'alreadyClosed'
      const original = this.#originals.get(playerId)?.find(({ seq }) => seq === transfer.closes)
      const refusal = original && checkClosing(transfer, original)
      if (refusal) return refusal
      if (original === undefined) unproven.push({ playerId, transfer })
      closings.push({ playerId, seq: transfer.closes, closedBy: seq })
    }
    return { closings, unproven }
  }
}

const positionText = (playerId: bigint, seq: bigint): string => `${playerId} ${seq}`

const recordedOf = ({ transfer, seq }: PostingStep): RecordedTransfer => {
  const { reason, from, to, amount } = transfer
  return { seq, reason, asset: ruleOf(reason).asset, from, to, amount, closed: false }
}

type Surroundings = {
  readonly playerId: bigint
  readonly operation: OperationKey
  readonly at: Instant
  readonly previous: string
}

function hashStep({ transfer, seq, fromBalance, toBalance }: PostingStep, around: Surroundings): HashedTransfer {
  const { playerId, operation, at, previous } = around
  const { reason, from, to, amount, reference, closes } = transfer
  const { source, key } = operation
  const { asset } = ruleOf(reason)
  const chained = {
    playerId,
    seq,
    at,
    asset,
    amount,
    from,
    to,
    fromBalance,
    toBalance,
    reason,
    reference,
    source,
    key,
    closes,
  }
  return { transfer: chained, hash: chainHash(previous, chained, hashText) }
}
