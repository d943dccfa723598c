import { sqlTime } from '#platform/db/sql-types.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import { hashedTransferOf, type TransferRow } from '../batch/transfer-row.store.ts'
import type { Book } from '../book/book.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'
import type { SealedBook } from '../verify/checkpoint.ts'
import { sealedBookOf, type SealedBookRow } from '../verify/checkpoint.store.ts'
import { each, pageSize } from '../each-row.ts'
import type { Month } from '../archived/month.ts'

const facts = `t.at, t.asset, t.amount, t.from_account, t.to_account, t.from_balance, t.to_balance, t.reason, t.reference,
  t.source, t.key, t.closes, encode(t.hash, 'hex') as hash`

/** Later partitions may have transfers of a book before its last one of the month: by as much as clocks differ. */
const skew = `interval '1 hour'`

const openTransfers = statement(
  'ledgerExportOpenTransfers',
  `declare ledger_export_transfers cursor for
   select t.player_id, t.seq, ${facts}
   from (select player_id, max(seq) as last from ledger_transfer where at >= $1 and at < $2 group by 1) m
   left join (select player_id, max(seq) as seq from ledger_archive_book where month < $3 group by 1) a using (player_id)
   join ledger_transfer t on t.player_id = m.player_id and t.seq > coalesce(a.seq, 0) and t.seq <= m.last
   where t.at >= $1 and t.at < $2::timestamptz + ${skew} order by t.player_id, t.seq`,
)
const fetchTransfers = statement<TransferRow>(
  'ledgerExportFetchTransfers',
  `fetch ${pageSize} from ledger_export_transfers`,
)
/** For each book with a transfer in the month, everything after its archive and up to its last transfer of the month. */
export async function* eachTransferOfMonth(
  tx: Transaction,
  { from, until, firstDay }: Month,
): AsyncGenerator<HashedTransfer, undefined> {
  const values = [sqlTime(from), sqlTime(until), firstDay]
  for await (const row of each(tx, openTransfers, fetchTransfers, values)) yield hashedTransferOf(row)
}

const count = statement<{ rows: bigint; left: bigint }>(
  'ledgerExportCount',
  `select count(*) as rows, count(*) filter (where t.seq > coalesce(a.seq, 0)) as left
   from ledger_transfer t
   left join (select player_id, max(seq) as seq from ledger_archive_book where month < $3 group by 1) a using (player_id)
   where t.at >= $1 and t.at < $2`,
)
/** The rows of a month, and how many of them no earlier archive has. */
export const countMonth = (tx: Transaction, { from, until, firstDay }: Month) =>
  exactlyOne(tx.rows(count, [sqlTime(from), sqlTime(until), firstDay]))

type AfterRow = TransferRow & {
  readonly last: bigint
  readonly last_head: string
  readonly next_seq: bigint | null
  readonly book_seq: bigint | null
  readonly book_head: string
  readonly c_seq: bigint | null
  readonly c_head: string
} & Book['balances'] &
  Pick<SealedBookRow, 'number' | 'walked' | 'seal'>

const openAfter = statement(
  'ledgerExportOpenAfter',
  `declare ledger_export_after cursor for
   select b.player_id, b.seq as last, encode(b.head, 'hex') as last_head, t.seq as next_seq,
     ${facts},
     k.seq as book_seq, encode(k.head, 'hex') as book_head,
     c.number, c.walked, c.seal, c.seq as c_seq, encode(c.head, 'hex') as c_head, c.coin, c.hold, c.safebox, c.points
   from ledger_archive_book b
   left join ledger_transfer t on t.player_id = b.player_id and t.seq = b.seq + 1 and t.at >= $2
   left join ledger_book k on k.player_id = b.player_id
   left join ledger_checkpoint_book c on c.player_id = b.player_id
   where b.month = $1 order by b.player_id`,
)
const fetchAfter = statement<AfterRow>('ledgerExportFetchAfter', `fetch ${pageSize} from ledger_export_after`)

/** A book that a file leaves, and how the database goes on from there. */
export type BookAfter = {
  readonly playerId: bigint
  readonly seq: bigint
  readonly head: string
  readonly next: HashedTransfer | undefined
  readonly book: Pick<Book, 'seq' | 'head'> | undefined
  readonly sealed: SealedBook | undefined
}
/** The books of a month's archive with the transfer after them. */
export async function* eachBookAfter(tx: Transaction, { firstDay, from }: Month): AsyncGenerator<BookAfter, undefined> {
  for await (const row of each(tx, openAfter, fetchAfter, [firstDay, sqlTime(from)])) {
    const { player_id: playerId, last: seq, last_head: head, next_seq, book_seq, book_head, c_seq, c_head } = row
    const { number, walked, seal, coin, hold, safebox, points } = row
    yield {
      playerId,
      seq,
      head,
      next: next_seq === null ? undefined : hashedTransferOf({ ...row, seq: next_seq }),
      book: book_seq === null ? undefined : { seq: book_seq, head: book_head },
      sealed:
        c_seq === null
          ? undefined
          : sealedBookOf({
              player_id: playerId,
              number,
              walked,
              seal,
              seq: c_seq,
              head: c_head,
              coin,
              hold,
              safebox,
              points,
            }),
    }
  }
}
