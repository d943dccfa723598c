import type { CalendarDay } from '#core/clock/manila.ts'
import type { Month } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { isArchivable } from './archived-row.store.ts'
import type { RoundArchive, RoundArchiveState, SealedRoundArchive } from './round-archive.ts'

const columns = `month, state, made_at as "madeAt", file_hash as "fileHash", file_bytes as "fileBytes", rounds,
  part_bits as "partBits", keys_hash as "keysHash", sums_hash as "sumsHash", seal`

const list = statement<SealedRoundArchive>(
  'game_round_archive_list',
  `select ${columns} from game_round_archive order by month`,
)
/** The months whose rounds lie in files, oldest first. */
export const roundArchiveList = (db: Queryable): Promise<SealedRoundArchive[]> => db.rows(list)

const insert = statement(
  'game_round_archive_insert',
  `insert into game_round_archive (month, state, made_at, file_hash, file_bytes, rounds, part_bits, keys_hash, sums_hash, seal)
   values ($1, 'written', $2, $3, $4, $5, $6, $7, $8, $9)`,
)
export const roundArchiveInsert = (
  tx: Transaction,
  row: RoundArchive & { readonly seal: Buffer },
): Promise<never[]> => {
  const { month, madeAt, fileHash, fileBytes, rounds, partBits, keysHash, sumsHash, seal } = row
  return tx.rows(insert, [month, sqlTime(madeAt), fileHash, fileBytes, rounds, partBits, keysHash, sumsHash, seal])
}

const forgetKeys = statement('game_round_archive_forget_keys', 'delete from game_round_archive_key where month = $1')
const forget = statement(
  'game_round_archive_forget',
  `delete from game_round_archive where month = $1 and state = 'written'`,
)
/** Only for a month of which nothing was deleted. */
export async function roundArchiveForget(tx: Transaction, month: CalendarDay): Promise<void> {
  await tx.rows(forgetKeys, [month])
  await tx.rows(forget, [month])
}

const saveState = statement(
  'game_round_archive_save_state',
  'update game_round_archive set state = $2 where month = $1',
)
export const roundArchiveSaveState = (tx: Transaction, month: CalendarDay, state: RoundArchiveState) =>
  tx.rows(saveState, [month, state])

const saveSums = statement(
  'game_round_archive_save_sums',
  'update game_round_archive set sums_hash = $2, seal = $3 where month = $1',
)
/** Corrections that came while the month was attached changed the sums of its days. */
export const roundArchiveSaveSums = (
  tx: Transaction,
  { month, sumsHash, seal }: Pick<SealedRoundArchive, 'month' | 'sumsHash' | 'seal'>,
) => tx.rows(saveSums, [month, sumsHash, seal])

const insertKeys = statement(
  'game_round_archive_insert_keys',
  `insert into game_round_archive_key (month, part, keys)
   select $1, game_round_archive_part(hash, $4), string_agg(hash, ''::bytea order by hash)
   from (
     select game_round_archive_hash(r.player_id, r.provider_id, r.round_id) as hash from game_round r
     where ${isArchivable} and r.ended_at >= $2 and r.ended_at < $3
   ) as hashed group by 2`,
)
/** Remembers which rounds the month's file has. */
export const roundKeysInsert = (tx: Transaction, { firstDay, from, until }: Month, partBits: number) =>
  tx.rows(insertKeys, [firstDay, sqlTime(from), sqlTime(until), partBits])

const hashKeys = statement<{ hash: Buffer }>(
  'game_round_archive_hash_keys',
  `select sha256(coalesce(string_agg(int4send(part) || sha256(keys), ''::bytea order by part), ''::bytea)) as hash
   from game_round_archive_key where month = $1`,
)
export const roundKeysHash = async (db: Queryable, month: CalendarDay): Promise<Buffer> =>
  (await exactlyOne(db.rows(hashKeys, [month]))).hash

const hashSums = statement<{ hash: Buffer }>(
  'game_round_archive_hash_sums',
  `select sha256(convert_to(coalesce(string_agg(
       concat_ws(' ', day, provider_id, game_code, game_type, rounds, stake, win, encode(sha256(players), 'hex')), E'\\n'
       order by day, provider_id collate "C", game_code collate "C", game_type collate "C"), ''), 'UTF8')) as hash
   from game_round_sum where day >= $1::date and day < $1::date + interval '1 month'`,
)
/** SHA-256 over the sums of the month's days. */
export const roundSumsHash = async (db: Queryable, month: CalendarDay): Promise<Buffer> =>
  (await exactlyOne(db.rows(hashSums, [month]))).hash
