import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { hashedTransferOf, transferColumns, type TransferRow } from '../batch/transfer-row.store.ts'
import type { Book } from '../book/book.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'
import { each, pageSize } from '../each-row.ts'
import { type ClosingRow, closingColumns, type NewestLeaf, type OperationSpan } from './verify.store.ts'

const openTransfers = statement(
  'ledgerOnwardOpenTransfers',
  `declare ledger_onward_transfers cursor for
   select t.* from (select ${transferColumns} from ledger_transfer where at >= $1) as t
   left join ledger_checkpoint_book c on c.player_id = t.player_id
   where t.seq > coalesce(c.seq, 0) order by t.player_id, t.seq`,
)
const fetchTransfers = statement<TransferRow>(
  'ledgerOnwardFetchTransfers',
  `fetch ${pageSize} from ledger_onward_transfers`,
)
/** The transfers after each book's checkpoint, book by book. None of them is older than `since`. */
export async function* eachTransferOnward(tx: Transaction, since: Instant): AsyncGenerator<HashedTransfer, undefined> {
  for await (const row of each(tx, openTransfers, fetchTransfers, [sqlTime(since)])) yield hashedTransferOf(row)
}

const sumBooks = statement<Book['balances']>(
  'ledgerOnwardSumBooks',
  `select coalesce(sum(coin), 0)::bigint as coin, coalesce(sum(hold), 0)::bigint as hold,
     coalesce(sum(safebox), 0)::bigint as safebox, coalesce(sum(points), 0)::bigint as points from ledger_book`,
)
export const booksTotal = (tx: Transaction): Promise<Book['balances']> => exactlyOne(tx.rows(sumBooks))

const openSpans = statement(
  'ledgerOnwardOpenOperations',
  `declare ledger_onward_operations cursor for
   select o.player_id, o.first_seq, o.transfers, o.source, o.key
   from (select * from ledger_operation where at >= $1 and transfers > 0) as o
   left join ledger_checkpoint_book c on c.player_id = o.player_id
   where o.first_seq > coalesce(c.seq, 0) order by o.player_id, o.first_seq`,
)
const fetchSpans = statement<OperationSpan>(
  'ledgerOnwardFetchOperations',
  `fetch ${pageSize} from ledger_onward_operations`,
)
export const eachOperationOnward = (tx: Transaction, since: Instant): AsyncGenerator<OperationSpan, undefined> =>
  each(tx, openSpans, fetchSpans, [sqlTime(since)])

const openClosings = statement(
  'ledgerOnwardOpenClosings',
  `declare ledger_onward_closings cursor for
   select ${closingColumns}
   from (select * from ledger_transfer where at >= $1 and closes is not null) as t
   left join ledger_closing c on c.player_id = t.player_id and c.closed_by = t.seq and c.seq = t.closes
   left join ledger_transfer o on o.player_id = t.player_id and o.seq = t.closes
   union all
   select ${closingColumns}
   from (select * from ledger_closing where player_id = any($2::bigint[])) as c
   left join ledger_transfer t on t.player_id = c.player_id and t.seq = c.closed_by and t.closes = c.seq
   left join ledger_transfer o on o.player_id = c.player_id and o.seq = c.seq`,
)
const fetchClosings = statement<ClosingRow>(
  'ledgerOnwardFetchClosings',
  `fetch ${pageSize} from ledger_onward_closings`,
)
/** What transfers since then close, and all that was ever closed in these players' books. */
export const eachClosingOnward = (
  tx: Transaction,
  { since, players }: { readonly since: Instant; readonly players: readonly bigint[] },
): AsyncGenerator<ClosingRow, undefined> => each(tx, openClosings, fetchClosings, [sqlTime(since), players])

const openLeaves = statement(
  'ledgerOnwardOpenLeaves',
  `declare ledger_onward_leaves cursor for
   select l.player_id as "playerId", l.amount, l.seq, encode(l.head, 'hex') as head
   from (
     select * from ledger_root_leaf
     where day = (select max(day) from ledger_root_leaf) and day > coalesce($1::date, '-infinity')
   ) as l left join ledger_checkpoint_book c on c.player_id = l.player_id
   where l.seq >= coalesce(c.seq, 0) and
     (l.seq, l.head, l.amount) is distinct from (c.seq, c.head, c.coin + c.hold + c.safebox)
   order by l.player_id`,
)
const fetchLeaves = statement<NewestLeaf>('ledgerOnwardFetchLeaves', `fetch ${pageSize} from ledger_onward_leaves`)
/** The leaves of a daily root that is newer than this day, as far as their books moved since the checkpoint. */
export const eachLeafOnward = (tx: Transaction, after: CalendarDay | null): AsyncGenerator<NewestLeaf, undefined> =>
  each(tx, openLeaves, fetchLeaves, [after])

const findRootDay = statement<{ day: CalendarDay | null }>(
  'ledgerOnwardFindRootDay',
  'select max(day) as day from ledger_root_leaf',
)
export const newestRootDay = async (tx: Transaction): Promise<CalendarDay | null> =>
  (await exactlyOne(tx.rows(findRootDay))).day
