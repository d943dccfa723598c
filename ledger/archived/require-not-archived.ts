import type { Transaction } from '#platform/db/database.ts'
import { archiveMonthOf } from './archive-book.store.ts'

/**
 * An operation undoes or settles a transfer that only an archive has. It fails and is asked again, as after any fault: nothing is
 * decided from what cannot be read.
 */
class TransferArchived extends Error {
  constructor(playerId: bigint, seq: bigint, month: string) {
    super(
      `transfer ${seq} of player ${playerId} is in the archive of ${month}: attach it with \`npm run ledger:attach -- ${month}\``,
    )
    this.name = 'TransferArchived'
  }
}

export async function requireNotArchived(tx: Transaction, playerId: bigint, seq: bigint): Promise<void> {
  const month = await archiveMonthOf(tx, playerId, seq)
  if (month !== undefined) throw new TransferArchived(playerId, seq, month.slice(0, 7))
}
