import type { Transaction } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import { hashedTransferOf, transferColumns, type TransferRow } from '../batch/transfer-row.store.ts'
import type { Book } from '../book/book.ts'
import type { ChainedTransfer } from '../proof/transfer-chain.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'
import type { CheckpointBook } from './checkpoint.ts'
import { each, pageSize } from '../each-row.ts'
import type { OperationSpan } from './verify.store.ts'

const openTransfers = statement(
  'ledgerSampleOpenTransfers',
  `declare ledger_sample_transfers cursor for
   select ${transferColumns.replace('player_id, seq,', 't.player_id, t.seq,')}
   from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as book (player_id, until_seq, after_seq)
   join ledger_transfer t on t.player_id = book.player_id and t.seq > book.after_seq and t.seq <= book.until_seq
   order by t.player_id, t.seq`,
)
const fetchTransfers = statement<TransferRow>(
  'ledgerSampleFetchTransfers',
  `fetch ${pageSize} from ledger_sample_transfers`,
)

/** The transfers of these books after their archives and up to their checkpoints, book by book. */
export async function* eachSampledTransfer(
  tx: Transaction,
  books: readonly CheckpointBook[],
  archived: ReadonlyMap<bigint, Book>,
): AsyncGenerator<HashedTransfer, undefined> {
  const values = [
    books.map(({ playerId }) => playerId),
    books.map(({ seq }) => seq),
    books.map(({ playerId }) => archived.get(playerId)?.seq ?? 0n),
  ]
  for await (const row of each(tx, openTransfers, fetchTransfers, values)) yield hashedTransferOf(row)
}

const findOperations = statement<OperationSpan>(
  'ledgerSampleFindOperations',
  `select o.player_id, o.first_seq, o.transfers, o.source, o.key
   from (select distinct * from unnest($1::text[], $2::text[])) as asked (source, key)
   join ledger_operation o on o.key = asked.key and o.source = asked.source`,
)
/** The operations that these transfers name. */
export const operationsOf = (tx: Transaction, transfers: readonly ChainedTransfer[]): Promise<OperationSpan[]> =>
  tx.rows(findOperations, [transfers.map(({ source }) => source), transfers.map(({ key }) => key)])
