import type { Transaction } from '#platform/db/database.ts'
import {
  type ArchiveSource,
  operationsAfterArchive,
  transfersAfterArchive,
  withArchivedTransfers,
} from './archived-books.ts'
import { bookBegins } from './book-begins.ts'
import { AssetSums } from './asset-sums.ts'
import type { BookState, BooksToVerify } from './verify-books.ts'
import { eachBook, eachNewestLeaf, eachOperation, eachTransfer } from './verify.store.ts'

/** Every book from its start, or, without the files of archived months, from where they leave it. */
export function allBooks(tx: Transaction, { archives, paths }: ArchiveSource): BooksToVerify {
  const isFromStart = archives.length === 0 || paths !== undefined
  const sums = new AssetSums(isFromStart ? undefined : houseOf({ archives }))
  const kept = archives.length === 0 ? eachTransfer(tx) : transfersAfterArchive(tx, eachTransfer(tx))
  return {
    transfers: paths === undefined ? kept : withArchivedTransfers(paths, kept),
    states: statesOf(tx, { sums, isFromStart }),
    stateOf: (playerId) => Promise.resolve({ playerId, book: undefined, from: undefined }),
    operations: isFromStart ? eachOperation(tx) : operationsAfterArchive(tx, eachOperation(tx)),
    leaves: eachNewestLeaf(tx),
    sums,
  }
}

/** How many transfers the archives have that are not read. */
export const archivedCount = ({ archives, paths }: ArchiveSource): number =>
  paths === undefined ? Number(archives.reduce((sum, { transfers }) => sum + transfers, 0n)) : 0

const houseOf = ({ archives }: ArchiveSource) => ({
  coin: archives.reduce((sum, { houseCoin }) => sum + houseCoin, 0n),
  points: archives.reduce((sum, { housePoints }) => sum + housePoints, 0n),
})

type States = { readonly sums: AssetSums; readonly isFromStart: boolean }

async function* statesOf(tx: Transaction, { sums, isFromStart }: States): AsyncGenerator<BookState, undefined> {
  const beginOf = isFromStart ? undefined : bookBegins(tx)
  for await (const book of eachBook(tx)) {
    sums.addBook(book.balances)
    yield { playerId: book.playerId, book, from: undefined, begin: await beginOf?.(book.playerId) }
  }
}
