import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { oneStatement } from '#platform/db/one-statement.ts'
import type { Book } from '../book/book.ts'
import { bookUpdate, bookValues } from '../book/book.store.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'
import { type NewOperation, operationInsert, operationValues } from './operation.store.ts'
import { transferInsert, transferValues } from './transfer.store.ts'

export type DecidedBatch = {
  readonly at: Instant
  readonly operations: readonly NewOperation[]
  readonly transfers: readonly HashedTransfer[]
  /** Their state after the transfers. This transaction holds their locks. */
  readonly books: readonly Book[]
}

const insertAll = oneStatement('ledgerBatchInsert', [transferInsert, operationInsert, bookUpdate])

/** Writes the decisions of a batch in one statement. Operations without a transfer touch no book. */
export function decidedBatchInsert(
  tx: Transaction,
  { at, operations, transfers, books }: DecidedBatch,
): Promise<never[]> {
  if (transfers.length === 0) return tx.rows(operationInsert, operationValues(at, operations))
  return tx.rows(insertAll, [
    ...transferValues(at, transfers),
    ...operationValues(at, operations),
    ...bookValues(books),
  ])
}
