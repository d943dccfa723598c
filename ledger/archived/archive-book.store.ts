import { createHash } from 'node:crypto'
import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { hexBytes } from '#platform/db/array-text.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Book } from '../book/book.ts'
import { each, pageSize } from '../each-row.ts'
import { type ArchiveBook, archiveBookText } from './archive.ts'

const insert = statement(
  'ledgerArchiveBookInsert',
  `insert into ledger_archive_book (month, player_id, seq, head, coin, hold, safebox, points, withdrawn)
   select $1, unnest($2::bigint[]), unnest($3::bigint[]), unnest($4::bytea[]), unnest($5::bigint[]), unnest($6::bigint[]),
     unnest($7::bigint[]), unnest($8::bigint[]), unnest($9::bigint[])`,
)
export const archiveBookInsert = (tx: Transaction, month: CalendarDay, books: readonly ArchiveBook[]) =>
  tx.rows(insert, [
    month,
    books.map(({ playerId }) => playerId),
    books.map(({ seq }) => seq),
    books.map(({ head }) => hexBytes(head)),
    books.map(({ balances }) => balances.coin),
    books.map(({ balances }) => balances.hold),
    books.map(({ balances }) => balances.safebox),
    books.map(({ balances }) => balances.points),
    books.map(({ withdrawn }) => withdrawn),
  ])

type BookRow = { readonly player_id: bigint; readonly seq: bigint; readonly head: string } & Book['balances']
type ArchiveBookRow = BookRow & { readonly withdrawn: bigint }

const columns = `player_id, seq, encode(head, 'hex') as head, coin, hold, safebox, points`

const bookOf = ({ player_id, seq, head, coin, hold, safebox, points }: BookRow): Book => ({
  playerId: player_id,
  seq,
  head,
  balances: { coin, hold, safebox, points },
})

const listBegins = statement<BookRow>(
  'ledgerArchiveListBegins',
  `select distinct on (player_id) ${columns} from ledger_archive_book where month < $1 and player_id > $2
   order by player_id, month desc limit ${pageSize}`,
)
/** Every book as the archives of the months before this one leave it, in the order of players. */
export async function* eachArchivedBook(
  tx: Transaction,
  before: CalendarDay | 'infinity',
): AsyncGenerator<Book, undefined> {
  for (let after = -1n; ; ) {
    const rows = await tx.rows(listBegins, [before, after])
    for (const row of rows) yield bookOf(row)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.player_id
  }
}

const openOfMonth = statement(
  'ledgerArchiveOpenOfMonth',
  `declare ledger_archive_of_month cursor for
   select ${columns}, withdrawn from ledger_archive_book where month = $1 order by player_id`,
)
const fetchOfMonth = statement<ArchiveBookRow>(
  'ledgerArchiveFetchOfMonth',
  `fetch ${pageSize} from ledger_archive_of_month`,
)
const closeOfMonth = statement('ledgerArchiveCloseOfMonth', 'close ledger_archive_of_month')

/** The hash over the stored books of a month. */
export async function booksHashOf(tx: Transaction, month: CalendarDay): Promise<Buffer> {
  const hash = createHash('sha256')
  for await (const row of each(tx, openOfMonth, fetchOfMonth, [month])) {
    hash.update(archiveBookText({ ...bookOf(row), withdrawn: row.withdrawn }))
  }
  await tx.rows(closeOfMonth)
  return hash.digest()
}

const list = statement<BookRow>(
  'ledgerArchiveBookListOf',
  `select distinct on (player_id) ${columns} from ledger_archive_book where player_id = any($1::bigint[])
   order by player_id, month desc`,
)
/** How the newest archive leaves each of these books. Books without an archived transfer are absent. */
export const archivedBooksOf = async (db: Queryable, playerIds: readonly bigint[]): Promise<Map<bigint, Book>> =>
  new Map((await db.rows(list, [playerIds])).map((row) => [row.player_id, bookOf(row)]))

const findBefore = statement<BookRow>(
  'ledgerArchiveBookFindBefore',
  `select ${columns} from ledger_archive_book
   where player_id = $1 and (month + interval '1 month') at time zone 'Asia/Manila' <= $2 order by month desc limit 1`,
)
/** How the archives of months that had ended at that moment leave a book. */
export async function archivedBookBefore(db: Queryable, playerId: bigint, at: Instant): Promise<Book | undefined> {
  const row = await atMostOne(db.rows(findBefore, [playerId, sqlTime(at)]))
  return row && bookOf(row)
}

const findMonth = statement<{ month: CalendarDay }>(
  'ledgerArchiveFindMonthOf',
  `select b.month from ledger_archive_book b join ledger_archive a on a.month = b.month
   where b.player_id = $1 and b.seq >= $2 and a.state in ('detached', 'dropped') order by b.month limit 1`,
)
/** The month whose archive has this transfer, if only the archive has it. */
export const archiveMonthOf = async (db: Queryable, playerId: bigint, seq: bigint): Promise<CalendarDay | undefined> =>
  (await atMostOne(db.rows(findMonth, [playerId, seq])))?.month
