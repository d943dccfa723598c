import type { Transaction } from '#platform/db/database.ts'
import { emptyBalances } from '../book/book.ts'
import { chainStart } from '../proof/transfer-chain.ts'
import type { ArchiveLine } from '../archived/archive-line.ts'
import { bookBegins } from '../verify/book-begins.ts'
import { eachTransferOfMonth } from './export.store.ts'
import type { Month } from '../archived/month.ts'

/** A month's file line by line: each book as the file before left it, its transfers, and the counts. */
export async function* archiveLines(tx: Transaction, month: Month): AsyncGenerator<ArchiveLine, undefined> {
  const beginOf = bookBegins(tx, month.firstDay)
  const end = { books: 0, transfers: 0 }
  let current: bigint | undefined
  for await (const hashed of eachTransferOfMonth(tx, month)) {
    const { playerId } = hashed.transfer
    if (current !== playerId) {
      const book = (await beginOf(playerId)) ?? { playerId, seq: 0n, head: chainStart, balances: emptyBalances }
      yield { kind: 'book', book }
      current = playerId
      end.books++
    }
    yield { kind: 'transfer', hashed }
    end.transfers++
  }
  yield { kind: 'end', end }
}
