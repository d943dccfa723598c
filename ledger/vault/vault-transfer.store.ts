import type { Transaction } from '#platform/db/database.ts'
import { cursor, cursorPages } from '#platform/db/cursor.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import type { VaultDay } from '#platform/feature-module/vault-records.ts'
import type { TransferRow } from '../batch/transfer-row.store.ts'
import { isCounted } from '../chart/synthetic.ts'

export type VaultTransferRow = Omit<TransferRow, 'hash'> & { readonly hash: Buffer }

/** Transfers of a book may stand before others with an earlier time: by as much as clocks differ. */
const skew = `interval '1 hour'`

const list = cursor<VaultTransferRow>(
  'ledger_vault_transfers',
  `select t.player_id, t.seq, t.at, t.asset, t.amount, t.from_account, t.to_account, t.from_balance, t.to_balance, t.reason,
     t.reference, t.source, t.key, t.closes, t.hash
   from (select player_id, max(seq) as last from ledger_transfer
     where at >= $1 and at < $2 and ${isCounted()} group by player_id) m
   left join (select player_id, max(seq) as seq from ledger_transfer
     where at >= $1::timestamptz - ${skew} and at < $1 group by player_id) p using (player_id)
   join ledger_transfer t on t.player_id = m.player_id and t.seq > coalesce(p.seq, 0) and t.seq <= m.last
   where t.at >= $1 and t.at < $2::timestamptz + ${skew} order by t.player_id, t.seq`,
)
/**
 * For each book with a transfer on the day: everything after its last transfer of earlier days, up to its last of this one. A
 * book's number decides, as in its chain, so that each day goes on where the one before ended.
 */
export const vaultTransferPages = (tx: Transaction, { from, until }: VaultDay) =>
  cursorPages(tx, list, [sqlTime(from), sqlTime(until)])
