import type { Transaction } from '#platform/db/database.ts'
import type { Book } from '../book/book.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'
import { AssetSums } from './asset-sums.ts'
import { BookWalk } from './book-walk.ts'
import type { Findings } from './findings.ts'
import { OperationCover } from './operation-cover.ts'
import { PlayerStream } from './player-stream.ts'
import { eachBook, eachNewestLeaf, eachOperation, eachTransfer, type NewestLeaf } from './verify.store.ts'

/**
 * Walks every book together with its stored state, its operations and the leaves of the newest daily root. Returns the
 * number of transfers.
 */
export async function verifyBooks(tx: Transaction, findings: Findings): Promise<number> {
  const walks = new BookWalks(tx, findings)
  const cover = new OperationCover(eachOperation(tx), findings)
  let count = 0
  for await (const hashed of eachTransfer(tx)) {
    await walks.step(hashed)
    await cover.step(hashed.transfer)
    count++
  }
  await walks.end()
  await cover.end()
  return count
}

class BookWalks {
  readonly #findings: Findings
  readonly #books: PlayerStream<Book>
  readonly #leaves: PlayerStream<NewestLeaf>
  readonly #sums = new AssetSums()
  #walk: BookWalk | undefined

  constructor(tx: Transaction, findings: Findings) {
    this.#findings = findings
    this.#books = new PlayerStream(eachBook(tx), (book) =>
      this.#endWalk(this.#startWalk(book.playerId, undefined), book),
    )
    this.#leaves = new PlayerStream(eachNewestLeaf(tx), (leaf) => this.#startWalk(leaf.playerId, leaf).endLeaf())
  }

  async step(hashed: HashedTransfer): Promise<void> {
    const { playerId } = hashed.transfer
    let walk = this.#walk
    if (walk?.playerId !== playerId) {
      await this.#endCurrent()
      walk = this.#startWalk(playerId, await this.#leaves.take(playerId))
      this.#walk = walk
    }
    walk.step(hashed)
    this.#sums.addHouse(hashed.transfer)
  }

  async end(): Promise<void> {
    await this.#endCurrent()
    await this.#books.skipRest()
    await this.#leaves.skipRest()
    this.#sums.check(this.#findings)
  }

  async #endCurrent(): Promise<void> {
    const walk = this.#walk
    if (walk === undefined) return
    walk.endLeaf()
    this.#endWalk(walk, await this.#books.take(walk.playerId))
  }

  #startWalk(playerId: bigint, leaf: NewestLeaf | undefined): BookWalk {
    return new BookWalk({ playerId, leaf, findings: this.#findings })
  }

  #endWalk(walk: BookWalk, book: Book | undefined): void {
    walk.end(book)
    if (book !== undefined) this.#sums.addBook(book.balances)
  }
}
