import type { Transaction } from '#platform/db/database.ts'
import { bookLock, bookOpen } from './book/book.store.ts'
import { asBalances, type Balances, type Book } from './book/book.ts'

/** Locks the books of several players in the one safe order, before a transaction posts to each of them. */
export async function lockBooks(tx: Transaction, playerIds: readonly bigint[]): Promise<void> {
  await lockedBooks(tx, [...new Set(playerIds)])
}

/** Locks the book and reads its balances, for an amount that depends on them. */
export async function balancesForUpdate(tx: Transaction, playerId: bigint): Promise<Balances> {
  const [book] = await lockedBooks(tx, [playerId])
  if (book === undefined) throw new Error(`the book of player ${playerId} could not be opened`)
  return asBalances(book.balances)
}

async function lockedBooks(tx: Transaction, playerIds: readonly bigint[]): Promise<Book[]> {
  const books = await bookLock(tx, playerIds)
  if (books.length === playerIds.length) return books
  await bookOpen(tx, playerIds)
  return bookLock(tx, playerIds)
}
