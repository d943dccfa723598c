import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { ArchiveState, SealedArchive } from './archive.ts'

const columns = `month, state, made_at as "madeAt", file_hash as "fileHash", file_bytes as "fileBytes", transfers,
  in_month as "inMonth", ahead, books, books_hash as "booksHash", house_coin as "houseCoin", house_points as "housePoints",
  deposits, sums_hash as "sumsHash", seal`

const list = statement<SealedArchive>('ledgerArchiveList', `select ${columns} from ledger_archive order by month`)
/** The archived months, oldest first. */
export const archiveList = (db: Queryable): Promise<SealedArchive[]> => db.rows(list)

const insert = statement(
  'ledgerArchiveInsert',
  `insert into ledger_archive (month, state, made_at, file_hash, file_bytes, transfers, in_month, ahead, books, books_hash,
     house_coin, house_points, deposits, sums_hash, seal)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
)
export const archiveInsert = (tx: Transaction, row: SealedArchive): Promise<never[]> =>
  tx.rows(insert, [
    row.month,
    row.state,
    sqlTime(row.madeAt),
    row.fileHash,
    row.fileBytes,
    row.transfers,
    row.inMonth,
    row.ahead,
    row.books,
    row.booksHash,
    row.houseCoin,
    row.housePoints,
    row.deposits,
    row.sumsHash,
    row.seal,
  ])

const forgetBooks = statement('ledgerArchiveForgetBooks', 'delete from ledger_archive_book where month = $1')
const forget = statement('ledgerArchiveForget', 'delete from ledger_archive where month = $1')
/** Only for the newest month, of which nothing was detached: a later one refers to it. */
export async function archiveForget(tx: Transaction, month: CalendarDay): Promise<void> {
  await tx.rows(forgetBooks, [month])
  await tx.rows(forget, [month])
}

const saveState = statement('ledgerArchiveSaveState', 'update ledger_archive set state = $2 where month = $1')
export const archiveSaveState = (tx: Transaction, month: CalendarDay, state: ArchiveState): Promise<never[]> =>
  tx.rows(saveState, [month, state])

const claim = `select pg_try_advisory_lock(hashtextextended('ledger_archive', 0)) as claimed`

/**
 * Does the work while no other command archives or attaches; false if one does. The claim ends with its connection, however the
 * process ends.
 */
export async function whileClaimed(db: Database, work: () => Promise<void>): Promise<boolean> {
  const client = db.connection()
  await client.connect()
  try {
    const { rows } = await client.query<{ claimed: boolean }>(claim)
    if (rows[0]?.claimed !== true) return false
    await work()
    return true
  } finally {
    await client.end()
  }
}

const patience = statement(
  'ledgerArchivePatience',
  `select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
)
/** While a file is written and read, the transaction waits. */
export const givePatience = (tx: Transaction): Promise<unknown[]> => tx.rows(patience)

/** The first day that is not in an archive, as SQL; before the first archive, the beginning of time. */
export const firstDayKept = `(select coalesce((max(month) + interval '1 month')::date, '-infinity'::date) from ledger_archive)`
/** The same for a time. Each month that is archived follows the one before it. */
export const sinceArchive = `at >= (select coalesce((max(month) + interval '1 month') at time zone 'Asia/Manila', '-infinity'::timestamptz) from ledger_archive)`

const hashSums = statement<{ hash: Buffer }>(
  'ledgerArchiveHashSums',
  `with line (kind, k, text) as (
     select 1, concat_ws(' ', day, account, asset), concat_ws(' ', received, paid) from ledger_house_day
       where day >= $1::date and day < $1::date + interval '1 month'
     union all
     select 2, concat_ws(' ', day, reason), amount::text from ledger_flow_day
       where day >= $1::date and day < $1::date + interval '1 month'
     union all
     select 3, concat_ws(' ', day, account), concat_ws(' ', awards, encode(sha256(players), 'hex')) from ledger_award_day
       where day >= $1::date and day < $1::date + interval '1 month'
     union all
     select 4, player_id::text, concat_ws(' ', deposits, amount) from ledger_deposit_month where month = $1::date
     union all
     select 5, first_month::text, concat_ws(' ', players, amount) from ledger_deposit_cohort where month = $1::date
     union all
     select 6, player_id::text, day::text from ledger_bettor where day >= $1::date and day < $1::date + interval '1 month'
     union all
     select 7, day::text, transfers::text from ledger_day where day >= $1::date and day < $1::date + interval '1 month'
   ), hashed as (
     select kind, sha256(convert_to(string_agg(k || ' ' || text, E'\\n' order by k collate "C"), 'UTF8')) as hash
     from line group by kind
   )
   select sha256(coalesce(string_agg(int4send(kind) || hash, ''::bytea order by kind), ''::bytea)) as hash from hashed`,
)
/** SHA-256 over what is summed up of the month's days. Nobody changes it once the days are closed. */
export const sumsHashOf = async (db: Queryable, month: CalendarDay): Promise<Buffer> =>
  (await exactlyOne(db.rows(hashSums, [month]))).hash

const findOldest = statement<{ day: CalendarDay | null }>(
  'ledgerArchiveFindOldest',
  `select (min(at) at time zone 'Asia/Manila')::date as day from ledger_transfer where ${sinceArchive}`,
)
/** The day of the oldest transfer that is not archived. */
export const oldestDayKept = async (db: Queryable): Promise<CalendarDay | null> =>
  (await exactlyOne(db.rows(findOldest))).day

type Standing = {
  readonly lastClosedDay: CalendarDay | null
  readonly closedAt: Instant | null
}
const findStanding = statement<Standing>(
  'ledgerArchiveFindStanding',
  `select max(day) as "lastClosedDay", max(closed_at) filter (where day <= $1::date) as "closedAt" from ledger_day`,
)
/** The last day that is closed, and when the days up to this one were. */
export const closedDays = (db: Queryable, until: CalendarDay): Promise<Standing> =>
  exactlyOne(db.rows(findStanding, [until]))

const findCheckpoint = statement<{ at: Instant; besideAt: Instant }>(
  'ledgerArchiveFindCheckpoint',
  `select at, beside_at as "besideAt" from ledger_checkpoint order by number desc limit 1`,
)
/** The newest sealed checkpoint. */
export const newestCheckpoint = (db: Queryable) => atMostOne(db.rows(findCheckpoint))
