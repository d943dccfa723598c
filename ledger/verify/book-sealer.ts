import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import type { Transaction } from '#platform/db/database.ts'
import { checkpointBookSave } from './checkpoint.store.ts'
import { type CheckpointBook, type SealedBook, sealOfBook } from './checkpoint.ts'

const pageSize = 2_000

/** Seals books as they were walked and stores them page by page. Others see them only if the run's transaction commits. */
export class BookSealer {
  readonly #tx: Transaction
  readonly #hash: KeyedHash
  #page: SealedBook[] = []

  constructor(tx: Transaction, hash: KeyedHash) {
    this.#tx = tx
    this.#hash = hash
  }

  async add(book: CheckpointBook): Promise<void> {
    const balances = { ...book.balances }
    this.#page.push({ ...book, balances, seal: sealOfBook(this.#hash, book) })
    if (this.#page.length >= pageSize) await this.flush()
  }

  async flush(): Promise<void> {
    const page = this.#page
    this.#page = []
    if (page.length > 0) await checkpointBookSave(this.#tx, page)
  }
}
