import type { CalendarDay } from '#core/clock/manila.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Book } from '../book/book.ts'
import { PlayerStream } from './player-stream.ts'
import { eachArchivedBook } from '../archived/archive-book.store.ts'

/**
 * How the archives before a month leave each book; it is asked for players in their order. Undefined for a book that has nothing
 * archived.
 */
export function bookBegins(
  tx: Transaction,
  before: CalendarDay | 'infinity' = 'infinity',
): (playerId: bigint) => Promise<Book | undefined> {
  const stream = new PlayerStream(eachArchivedBook(tx, before), () => undefined)
  return (playerId) => stream.take(playerId)
}
