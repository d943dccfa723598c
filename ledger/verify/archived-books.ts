import type { Transaction } from '#platform/db/database.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'
import type { OperationSpan } from './verify.store.ts'
import type { SealedArchive } from '../archived/archive.ts'
import { readArchive } from '../archived/archive-file.ts'
import { bookBegins } from './book-begins.ts'

/** The archived months, and their files for a run that reads them. */
export type ArchiveSource = {
  readonly archives: readonly SealedArchive[]
  readonly paths?: readonly string[] | undefined
}

/** The database's transfers without those that an archive has, too: partitions that are attached, and clocks that differ. */
export async function* transfersAfterArchive(
  tx: Transaction,
  transfers: AsyncGenerator<HashedTransfer, undefined>,
): AsyncGenerator<HashedTransfer, undefined> {
  const seqOf = archivedSeqs(tx)
  for await (const hashed of transfers) {
    if (hashed.transfer.seq > (await seqOf(hashed.transfer.playerId))) yield hashed
  }
}

/** The operations whose transfers no archive has. */
export async function* operationsAfterArchive(
  tx: Transaction,
  spans: AsyncGenerator<OperationSpan, undefined>,
): AsyncGenerator<OperationSpan, undefined> {
  const seqOf = archivedSeqs(tx)
  for await (const span of spans) {
    if (span.first_seq > (await seqOf(span.player_id))) yield span
  }
}

/** The number of a book's last archived transfer, for players in their order. */
function archivedSeqs(tx: Transaction): (playerId: bigint) => Promise<bigint> {
  const beginOf = bookBegins(tx)
  let player: bigint | undefined
  let seq = 0n
  return async (playerId) => {
    if (playerId !== player) seq = (await beginOf(playerId))?.seq ?? 0n
    player = playerId
    return seq
  }
}

/** Every transfer of these files and of the database, book by book. Each file goes on where the one before it ends. */
export async function* withArchivedTransfers(
  paths: readonly string[],
  kept: AsyncGenerator<HashedTransfer, undefined>,
): AsyncGenerator<HashedTransfer, undefined> {
  const sources = [...paths.map(transfersOf), kept]
  const heads = await Promise.all(sources.map(async (source) => (await source.next()).value))
  for (;;) {
    const playerId = lowestPlayer(heads)
    if (playerId === undefined) return
    for (const [index, source] of sources.entries()) {
      let head = heads[index]
      while (head?.transfer.playerId === playerId) {
        yield head
        head = (await source.next()).value
      }
      heads[index] = head
    }
  }
}

async function* transfersOf(path: string): AsyncGenerator<HashedTransfer, undefined> {
  for await (const { hashed } of readArchive(path)) yield hashed
}

function lowestPlayer(heads: readonly (HashedTransfer | undefined)[]): bigint | undefined {
  let lowest: bigint | undefined
  for (const head of heads) {
    if (head !== undefined && (lowest === undefined || head.transfer.playerId < lowest)) lowest = head.transfer.playerId
  }
  return lowest
}
