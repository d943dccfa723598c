import type { Book } from '../book/book.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'
import type { AssetSums } from './asset-sums.ts'
import { BookWalk } from './book-walk.ts'
import type { SealedBook } from './checkpoint.ts'
import type { Findings } from './findings.ts'
import { OperationCover } from './operation-cover.ts'
import { PlayerStream } from './player-stream.ts'
import type { NewestLeaf, OperationSpan } from './verify.store.ts'

/** A stored book, and where the last verification left it. */
export type BookState = {
  readonly playerId: bigint
  readonly book: Book | undefined
  readonly from: SealedBook | undefined
  /** Where the archives leave the book, if they are not read and no verification is gone on from. */
  readonly begin?: Book | undefined
}

/** The streams that are walked together, each in the order of players. */
export type BooksToVerify = {
  readonly transfers: AsyncGenerator<HashedTransfer, undefined>
  readonly states: AsyncGenerator<BookState, undefined>
  /** The state of a book that has transfers and is not among the states. */
  readonly stateOf: (playerId: bigint) => Promise<BookState>
  readonly operations: AsyncGenerator<OperationSpan, undefined>
  readonly leaves: AsyncGenerator<NewestLeaf, undefined>
  readonly sums: AssetSums
  /** Called with each book as its transfers say it is. */
  readonly walked?: (book: Book, from: SealedBook | undefined) => Promise<void>
}

/**
 * Walks books together with their stored state, their operations and the leaves of the newest daily root. Returns the
 * number of transfers that were read.
 */
export async function verifyBooks(books: BooksToVerify, findings: Findings): Promise<number> {
  const walks = new BookWalks(books, findings)
  const cover = new OperationCover(books.operations, findings)
  let count = 0
  for await (const hashed of books.transfers) {
    await walks.step(hashed)
    await cover.step(hashed.transfer)
    count++
  }
  await walks.end()
  await cover.end()
  return count
}

type Current = { readonly walk: BookWalk; readonly state: BookState }

class BookWalks {
  readonly #of: BooksToVerify
  readonly #findings: Findings
  readonly #states: PlayerStream<BookState>
  readonly #leaves: PlayerStream<NewestLeaf>
  #current: Current | undefined

  constructor(of: BooksToVerify, findings: Findings) {
    this.#of = of
    this.#findings = findings
    this.#states = new PlayerStream(of.states, (state) => this.#end(this.#begin(state, undefined)))
    this.#leaves = new PlayerStream(of.leaves, ({ playerId, ...leaf }) =>
      this.#begin({ playerId, book: undefined, from: undefined }, { playerId, ...leaf }).walk.endLeaf(),
    )
  }

  async step(hashed: HashedTransfer): Promise<void> {
    const { playerId } = hashed.transfer
    let current = this.#current
    if (current?.walk.playerId !== playerId) {
      await this.#endCurrent()
      const state = (await this.#states.take(playerId)) ?? (await this.#of.stateOf(playerId))
      current = this.#begin(state, await this.#leaves.take(playerId))
      this.#current = current
    }
    current.walk.step(hashed)
    this.#of.sums.addHouse(hashed.transfer)
  }

  async end(): Promise<void> {
    await this.#endCurrent()
    await this.#states.skipRest()
    await this.#leaves.skipRest()
    this.#of.sums.check(this.#findings)
  }

  async #endCurrent(): Promise<void> {
    const current = this.#current
    if (current === undefined) return
    current.walk.endLeaf()
    await this.#end(current)
  }

  #begin(state: BookState, leaf: NewestLeaf | undefined): Current {
    const { playerId, from, begin } = state
    return { state, walk: new BookWalk({ playerId, from: from ?? begin, leaf, findings: this.#findings }) }
  }

  async #end({ walk, state }: Current): Promise<void> {
    walk.end(state.book)
    await this.#of.walked?.(walk.book, state.from)
  }
}
