import type { Transaction } from '#platform/db/database.ts'
import type { Queryable, SqlValue } from '#platform/db/queryable.ts'
import { hexBytes } from '#platform/db/array-text.ts'
import { playerRow } from '#platform/db/gathering.ts'
import { statement } from '#platform/db/statement.ts'
import { chainStart } from '../proof/transfer-chain.ts'
import { asBalances, type Balances, type Book, emptyBalances } from './book.ts'

type BookRow = {
  readonly player_id: bigint
  readonly seq: bigint
  readonly head: string
  readonly coin: bigint
  readonly hold: bigint
  readonly safebox: bigint
  readonly points: bigint
}

const columns = `player_id, seq, encode(head, 'hex') as head, coin, hold, safebox, points`

// Rows are locked in player order, here and everywhere else, to prevent deadlocks.
const lock = statement<BookRow>(
  'ledgerBookLock',
  `select ${columns} from ledger_book where player_id = any($1::bigint[]) order by player_id for update`,
)

/** Locks these players' books until the transaction ends. Players without a book are missing from the result. */
export const bookLock = async (tx: Transaction, playerIds: readonly bigint[]): Promise<Book[]> =>
  (await tx.rows(lock, [playerIds])).map(bookOf)

const lockFree = statement<BookRow>(
  'ledgerBookLockFree',
  `select ${columns} from ledger_book where player_id = any($1::bigint[]) order by player_id for update skip locked`,
)

/** Locks the books that nobody else has locked, without waiting. */
export const bookLockFree = async (tx: Transaction, playerIds: readonly bigint[]): Promise<Book[]> =>
  (await tx.rows(lockFree, [playerIds])).map(bookOf)

const bookOf = ({ player_id, seq, head, coin, hold, safebox, points }: BookRow): Book => ({
  playerId: player_id,
  seq,
  head,
  balances: { coin, hold, safebox, points },
})

const findOpen = statement<Pick<BookRow, 'player_id'>>(
  'ledgerBookFindOpen',
  'select player_id from ledger_book where player_id = any($1::bigint[])',
)

/** Which of these players have a book, locked or not. */
export const bookFindOpen = async (db: Queryable, playerIds: readonly bigint[]): Promise<bigint[]> =>
  (await db.rows(findOpen, [playerIds])).map(({ player_id }) => player_id)

const open = statement(
  'ledgerBookOpen',
  `insert into ledger_book (player_id, head)
   select player_id, '\\x${chainStart}' from unnest($1::bigint[]) as player_id order by player_id
   on conflict do nothing`,
)

export const bookOpen = (tx: Transaction, playerIds: readonly bigint[]): Promise<never[]> => tx.rows(open, [playerIds])

export const bookUpdate = statement(
  'ledgerBookUpdate',
  `update ledger_book b set seq = n.seq, head = n.head, coin = n.coin, hold = n.hold, safebox = n.safebox, points = n.points
   from (select unnest($1::bigint[]) as player_id, unnest($2::bigint[]) as seq, unnest($3::bytea[]) as head,
       unnest($4::bigint[]) as coin, unnest($5::bigint[]) as hold, unnest($6::bigint[]) as safebox,
       unnest($7::bigint[]) as points) as n
   where b.player_id = n.player_id`,
)

/** Books locked by this transaction. */
export const bookValues = (books: readonly Book[]): readonly SqlValue[] => [
  books.map((book) => book.playerId),
  books.map((book) => book.seq),
  books.map((book) => hexBytes(book.head)),
  books.map((book) => book.balances.coin),
  books.map((book) => book.balances.hold),
  books.map((book) => book.balances.safebox),
  books.map((book) => book.balances.points),
]

const findBalances = playerRow<Pick<BookRow, 'coin' | 'hold' | 'safebox' | 'points'>>({
  name: 'ledgerBookFindBalances',
  columns: { coin: 'b.coin', hold: 'b.hold', safebox: 'b.safebox', points: 'b.points' },
  from: 'ledger_book b where b.player_id = k.player_id',
})

/** A player without a book has zero balances. */
export const balancesOf = async (db: Queryable, playerId: bigint): Promise<Balances> =>
  asBalances((await findBalances(db, playerId)) ?? emptyBalances)
