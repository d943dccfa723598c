import type { Month } from '#ledger'
import { cursor, cursorPages } from '#platform/db/cursor.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** Closed rounds without a correction, as SQL: those that are archived. All others are rare, and stay. */
export const isArchivable = `r.state = 'CLOSED' and r.revision = 0 and r.bets > 0 and r.game_code is not null`

const listRows = cursor<{ row: string }>(
  'game_round_archive_rows',
  `select to_jsonb(r)::text as row from game_round r where ${isArchivable} and r.ended_at >= $1 and r.ended_at < $2
   order by r.player_id, r.ended_at, r.provider_id, r.round_id`,
)
/** The rounds of a month as JSON, by player. */
export async function* archivedRows(tx: Transaction, { from, until }: Month): AsyncGenerator<string, undefined> {
  for await (const page of cursorPages(tx, listRows, [sqlTime(from), sqlTime(until)])) {
    for (const { row } of page) yield row
  }
}

const countRows = statement<{ count: bigint; older: bigint }>(
  'game_round_archive_count',
  `select count(*) filter (where r.ended_at >= $1) as count, count(*) filter (where r.ended_at < $1) as older
   from game_round r where ${isArchivable} and r.ended_at < $2`,
)
/** The rounds that the month's file has to have, and how many older ones are still here. */
export const countToArchive = (tx: Transaction, { from, until }: Month) =>
  exactlyOne(tx.rows(countRows, [sqlTime(from), sqlTime(until)]))

const named = `
  select line, row, row ->> 'round_id' as round_id, row ->> 'provider_id' as provider_id, (row ->> 'player_id')::bigint as player_id
  from (select line, line::jsonb as row from unnest($1::text[]) as line offset 0) as parsed`

const isNamed = (round: string): string =>
  `${round}.round_id = n.round_id and ${round}.provider_id = n.provider_id and ${round}.player_id = n.player_id`

const countSame = statement<{ same: bigint; there: bigint; foreign: bigint }>(
  'game_round_archive_count_same',
  `select count(*) filter (where r.row = n.row) as same, count(*) as there,
     count(*) filter (where r.row -> 'opened_at' <> n.row -> 'opened_at') as foreign
   from (${named}) as n
   cross join lateral (select to_jsonb(each) as row from game_round each where ${isNamed('each')}) as r`,
)
/**
 * How many of these lines are a round of the database, how many of those are the same in all columns, and how many are another
 * round, which its provider began under the same id.
 */
export const compareRows = (tx: Transaction, lines: readonly string[]) => exactlyOne(tx.rows(countSame, [lines]))

const remove = statement<{ count: bigint }>(
  'game_round_archive_delete',
  `with n as materialized (${named}), gone as (
     delete from game_round r using n where ${isNamed('r')} and to_jsonb(r) = n.row returning 1
   ) select count(*) from gone`,
)
/** Deletes those rounds that still are what the file has. Their players' books are locked. */
export const deleteSameRows = async (tx: Transaction, lines: readonly string[]): Promise<bigint> =>
  (await exactlyOne(tx.rows(remove, [lines]))).count

const restore = statement<{ count: bigint }>(
  'game_round_archive_restore',
  `with restored as (
     insert into game_round
     select r.* from unnest($1::text[]) as line cross join lateral jsonb_populate_record(null::game_round, line::jsonb) as r
     on conflict do nothing returning 1
   ) select count(*) from restored`,
)
/** Inserts the rounds that are not here, as they were. */
export const restoreRows = async (tx: Transaction, lines: readonly string[]): Promise<bigint> =>
  (await exactlyOne(tx.rows(restore, [lines]))).count

const listMissing = statement<{ line: string }>(
  'game_round_archive_list_missing',
  `select n.line from (${named}) as n
   where not exists (
     select from game_round each where ${isNamed('each')} and to_jsonb(each) -> 'opened_at' = n.row -> 'opened_at'
   )`,
)
/** Those of the lines whose rounds are not here. */
export const linesMissing = async (tx: Transaction, lines: readonly string[]): Promise<string[]> =>
  (await tx.rows(listMissing, [lines])).map(({ line }) => line)
