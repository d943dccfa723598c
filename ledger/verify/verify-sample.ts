import type { Transaction } from '#platform/db/database.ts'
import type { ChainedTransfer } from '../proof/transfer-chain.ts'
import { archivedBooksOf } from '../archived/archive-book.store.ts'
import { BookWalk } from './book-walk.ts'
import type { SealedBook } from './checkpoint.ts'
import type { Findings } from './findings.ts'
import { eachSampledTransfer, operationsOf } from './sample.store.ts'

const pageSize = 1_000

/**
 * Reads these books again from their start, or where the archives leave them, to where their checkpoints are, with the operations
 * of their transfers. Returns the number of transfers.
 */
export async function verifySample(tx: Transaction, books: readonly SealedBook[], findings: Findings): Promise<number> {
  const left = new Map(books.map((book) => [book.playerId, book]))
  const archived = await archivedBooksOf(tx, [...left.keys()])
  const walkOf = (playerId: bigint) =>
    new BookWalk({ playerId, from: archived.get(playerId), leaf: undefined, findings })
  let walk: BookWalk | undefined
  let page: ChainedTransfer[] = []
  let count = 0
  const end = (ended: BookWalk): void => {
    ended.end(left.get(ended.playerId))
    left.delete(ended.playerId)
  }
  for await (const hashed of eachSampledTransfer(tx, books, archived)) {
    const { playerId } = hashed.transfer
    if (walk?.playerId !== playerId) {
      if (walk !== undefined) end(walk)
      walk = walkOf(playerId)
    }
    walk.step(hashed)
    count++
    if (page.push(hashed.transfer) < pageSize) continue
    await checkOperations(tx, page, findings)
    page = []
  }
  if (walk !== undefined) end(walk)
  for (const { playerId } of left.values()) end(walkOf(playerId))
  await checkOperations(tx, page, findings)
  return count
}

async function checkOperations(
  tx: Transaction,
  transfers: readonly ChainedTransfer[],
  findings: Findings,
): Promise<void> {
  if (transfers.length === 0) return
  const spans = new Map((await operationsOf(tx, transfers)).map((span) => [nameOf(span), span]))
  for (const transfer of transfers) {
    const { playerId, seq } = transfer
    const span = spans.get(nameOf(transfer))
    const isCovered =
      span?.player_id === playerId && span.first_seq <= seq && seq < span.first_seq + BigInt(span.transfers)
    if (!isCovered) findings.add('operation', `player ${playerId}, transfer ${seq}`, 'belongs to no operation')
  }
}

const nameOf = ({ source, key }: { readonly source: string; readonly key: string }): string => `${source}\n${key}`
