import type { Transaction } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import { hashedTransferOf, type TransferRow, transferColumns } from '../batch/transfer-row.store.ts'
import type { Book } from '../book/book.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'
import { each, pageSize } from '../each-row.ts'

const openTransfers = statement(
  'ledgerVerifyOpenTransfers',
  `declare ledger_verify_transfers cursor for select ${transferColumns} from ledger_transfer order by player_id, seq`,
)
const fetchTransfers = statement<TransferRow>(
  'ledgerVerifyFetchTransfers',
  `fetch ${pageSize} from ledger_verify_transfers`,
)

/** Every transfer, book by book. */
export async function* eachTransfer(tx: Transaction): AsyncGenerator<HashedTransfer, undefined> {
  for await (const row of each(tx, openTransfers, fetchTransfers)) yield hashedTransferOf(row)
}

type BookRow = { readonly player_id: bigint; readonly seq: bigint; readonly head: string } & Book['balances']

const openBooks = statement(
  'ledgerVerifyOpenBooks',
  `declare ledger_verify_books cursor for
   select player_id, seq, encode(head, 'hex') as head, coin, hold, safebox, points from ledger_book order by player_id`,
)
const fetchBooks = statement<BookRow>('ledgerVerifyFetchBooks', `fetch ${pageSize} from ledger_verify_books`)

export async function* eachBook(tx: Transaction): AsyncGenerator<Book, undefined> {
  for await (const { player_id, seq, head, ...balances } of each(tx, openBooks, fetchBooks)) {
    yield { playerId: player_id, seq, head, balances }
  }
}

/** The transfers of one operation within a book. */
export type OperationSpan = {
  readonly player_id: bigint
  readonly first_seq: bigint
  readonly transfers: number
  readonly source: string
  readonly key: string
}

const openSpans = statement(
  'ledgerVerifyOpenOperations',
  `declare ledger_verify_operations cursor for
   select player_id, first_seq, transfers, source, key from ledger_operation
   where transfers > 0 order by player_id, first_seq`,
)
const fetchSpans = statement<OperationSpan>(
  'ledgerVerifyFetchOperations',
  `fetch ${pageSize} from ledger_verify_operations`,
)

export const eachOperation = (tx: Transaction): AsyncGenerator<OperationSpan, undefined> =>
  each(tx, openSpans, fetchSpans)

/** A transfer that claims to close an earlier one, or a row that does, and what is found at both ends. */
export type ClosingRow = ClosingFacts & {
  readonly player_id: bigint
  readonly seq: bigint
  /** An archive has the transfer that closes, and the one that is closed. */
  readonly closer_archived: boolean
  readonly original_archived: boolean
}

export type ClosingFacts = {
  readonly is_kept: boolean
  readonly reason: string | null
  readonly from_account: string
  readonly to_account: string
  readonly amount: bigint
  readonly original_reason: string | null
  readonly original_asset: string
  readonly original_from: string
  readonly original_to: string
  readonly original_amount: bigint
}

const archivedSeq = `(select coalesce(max(a.seq), 0) from ledger_archive_book a where a.player_id = coalesce(c.player_id, t.player_id))`

/** Of the row that closes (t), of the one that says so (c), and of what is closed (o). */
export const closingColumns = `coalesce(c.player_id, t.player_id) as player_id, coalesce(c.seq, t.closes) as seq, c.seq is not null as is_kept,
  t.reason, t.from_account, t.to_account, t.amount, o.reason as original_reason, o.asset as original_asset,
  o.from_account as original_from, o.to_account as original_to, o.amount as original_amount,
  coalesce(c.closed_by, t.seq) <= ${archivedSeq} as closer_archived, coalesce(c.seq, t.closes) <= ${archivedSeq} as original_archived`

const openClosings = statement(
  'ledgerVerifyOpenClosings',
  `declare ledger_verify_closings cursor for
   select ${closingColumns}
   from ledger_closing c
   full join (select * from ledger_transfer where closes is not null) t
     on t.player_id = c.player_id and t.seq = c.closed_by and t.closes = c.seq
   left join ledger_transfer o on o.player_id = coalesce(c.player_id, t.player_id) and o.seq = coalesce(c.seq, t.closes)`,
)
const fetchClosings = statement<ClosingRow>(
  'ledgerVerifyFetchClosings',
  `fetch ${pageSize} from ledger_verify_closings`,
)

export const eachClosing = (tx: Transaction): AsyncGenerator<ClosingRow, undefined> =>
  each(tx, openClosings, fetchClosings)

export type NewestLeaf = {
  readonly playerId: bigint
  readonly amount: bigint
  readonly seq: bigint
  readonly head: string
}

const openLeaves = statement(
  'ledgerVerifyOpenLeaves',
  `declare ledger_verify_leaves cursor for
   select player_id as "playerId", amount, seq, encode(head, 'hex') as head from ledger_root_leaf
   where day = (select max(day) from ledger_root_leaf) order by player_id`,
)
const fetchLeaves = statement<NewestLeaf>('ledgerVerifyFetchLeaves', `fetch ${pageSize} from ledger_verify_leaves`)

/** Each player's leaf in the newest daily root. */
export const eachNewestLeaf = (tx: Transaction): AsyncGenerator<NewestLeaf, undefined> =>
  each(tx, openLeaves, fetchLeaves)
