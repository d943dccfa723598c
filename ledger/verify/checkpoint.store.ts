import type { Transaction } from '#platform/db/database.ts'
import { hexBytes } from '#platform/db/array-text.ts'
import { atMostOne, exactlyOne } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Book } from '../book/book.ts'
import type { SealedBook, SealedCheckpoint } from './checkpoint.ts'

const columns = `number, at, is_whole as "isWhole", transfers, house_coin as "houseCoin", house_points as "housePoints",
  root_day as "rootDay", beside_at as "besideAt", seal`

const listSinceWhole = statement<SealedCheckpoint>(
  'ledgerCheckpointListSinceWhole',
  `select ${columns} from ledger_checkpoint
   where number >= (select max(number) from ledger_checkpoint where is_whole) order by number`,
)
/** The checkpoints from the newest whole one on. */
export const checkpointListSinceWhole = (tx: Transaction): Promise<SealedCheckpoint[]> => tx.rows(listSinceWhole)

const findSeal = statement<{ number: bigint; seal: Buffer }>(
  'ledgerCheckpointFindSeal',
  'select number, seal from ledger_checkpoint where number < $1 order by number desc limit 1',
)
/** The newest checkpoint before this number. */
export const checkpointFindBefore = (tx: Transaction, number: bigint) => atMostOne(tx.rows(findSeal, [number]))

const findHighest = statement<{ number: bigint | null }>(
  'ledgerCheckpointFindHighest',
  'select max(number) as number from ledger_checkpoint_book',
)
/** The newest checkpoint that any book names. */
export const bookNumberMax = async (tx: Transaction): Promise<bigint> =>
  (await exactlyOne(tx.rows(findHighest))).number ?? 0n

const insert = statement(
  'ledgerCheckpointInsert',
  `insert into ledger_checkpoint (number, at, is_whole, transfers, house_coin, house_points, root_day, beside_at, seal)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)
export const checkpointInsert = (tx: Transaction, row: SealedCheckpoint): Promise<never[]> =>
  tx.rows(insert, [
    row.number,
    sqlTime(row.at),
    row.isWhole,
    row.transfers,
    row.houseCoin,
    row.housePoints,
    row.rootDay,
    sqlTime(row.besideAt),
    row.seal,
  ])

const saveBooks = statement(
  'ledgerCheckpointBookSave',
  `insert into ledger_checkpoint_book (player_id, number, walked, seq, head, coin, hold, safebox, points, seal)
   select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bytea[], $6::bigint[], $7::bigint[],
     $8::bigint[], $9::bigint[], $10::bytea[])
   on conflict (player_id) do update set number = excluded.number, walked = excluded.walked, seq = excluded.seq,
     head = excluded.head, coin = excluded.coin, hold = excluded.hold, safebox = excluded.safebox,
     points = excluded.points, seal = excluded.seal`,
)
export const checkpointBookSave = (tx: Transaction, books: readonly SealedBook[]): Promise<never[]> =>
  tx.rows(saveBooks, [
    books.map(({ playerId }) => playerId),
    books.map(({ number }) => number),
    books.map(({ walked }) => walked),
    books.map(({ seq }) => seq),
    books.map(({ head }) => hexBytes(head)),
    books.map(({ balances }) => balances.coin),
    books.map(({ balances }) => balances.hold),
    books.map(({ balances }) => balances.safebox),
    books.map(({ balances }) => balances.points),
    books.map(({ seal }) => hexBytes(seal.toString('hex'))),
  ])

const deleteOlder = statement('ledgerCheckpointBookDeleteOlder', 'delete from ledger_checkpoint_book where number < $1')
/** After a whole run: what an earlier one said of books that it did not find. */
export const checkpointBookDeleteOlder = (tx: Transaction, number: bigint): Promise<never[]> =>
  tx.rows(deleteOlder, [number])

type BookRow = { readonly player_id: bigint; readonly seq: bigint; readonly head: string } & Book['balances']
export type SealedBookRow = BookRow & { readonly number: bigint; readonly walked: bigint; readonly seal: Buffer }

const sealedBookColumns = `player_id, number, walked, seq, encode(head, 'hex') as head, coin, hold, safebox, points, seal`

const listOldest = statement<SealedBookRow>(
  'ledgerCheckpointBookListOldest',
  `select ${sealedBookColumns} from (
     select * from ledger_checkpoint_book order by walked, player_id
     limit greatest($1::bigint, (select count(*) from ledger_checkpoint_book) / $2::bigint)
   ) as oldest order by player_id`,
)
/** The books that were last read from their start the longest ago: one of so many, and at least so many. */
export const checkpointBookListOldest = async (
  tx: Transaction,
  { countMin, oneOf }: { readonly countMin: bigint; readonly oneOf: bigint },
): Promise<SealedBook[]> => (await tx.rows(listOldest, [countMin, oneOf])).map(sealedBookOf)

export const sealedBookOf = ({
  player_id,
  seq,
  head,
  number,
  walked,
  seal,
  ...balances
}: SealedBookRow): SealedBook => ({
  playerId: player_id,
  seq,
  head,
  number,
  walked,
  seal,
  balances,
})

const savepoint = statement('ledgerCheckpointSavepoint', 'savepoint ledger_checkpoint')
const forget = statement('ledgerCheckpointForget', 'rollback to savepoint ledger_checkpoint')

export const checkpointBegin = (tx: Transaction): Promise<never[]> => tx.rows(savepoint)
/** Undoes what was written since the beginning. */
export const checkpointForget = (tx: Transaction): Promise<never[]> => tx.rows(forget)
