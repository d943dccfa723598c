import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { ExportState } from '../../export-states.ts'
import type { DataExport } from '../../rules.ts'

type Row = Omit<DataExport, 'file'> & {
  readonly readyAt: Instant | null
  readonly expiresAt: Instant | null
  readonly pieces: number | null
  readonly sizeBytes: bigint | null
}

const columns = `e.id, e.player_id as "playerId", e.day, e.state, e.requested_at as "requestedAt", e.ready_at as "readyAt",
  e.expires_at as "expiresAt", e.pieces, e.size_bytes as "sizeBytes"`

function exportOf({ readyAt, expiresAt, pieces, sizeBytes, ...row }: Row): DataExport {
  const isMade = readyAt !== null && expiresAt !== null && pieces !== null && sizeBytes !== null
  return { ...row, file: isMade ? { readyAt, expiresAt, pieces, sizeBytes } : null }
}

const findOfPlayer = statement<Row>(
  'data_export_find_of_player',
  `select ${columns} from data_export e where e.player_id = $1`,
)
export const exportFindOfPlayer = async (db: Queryable, playerId: bigint): Promise<DataExport | undefined> => {
  const row = await atMostOne(db.rows(findOfPlayer, [playerId]))
  return row && exportOf(row)
}

const find = statement<Row>('data_export_find', `select ${columns} from data_export e where e.id = $1`)
export const exportFind = async (db: Queryable, id: bigint): Promise<DataExport | undefined> => {
  const row = await atMostOne(db.rows(find, [id]))
  return row && exportOf(row)
}

const removeEarlier = statement(
  'data_export_remove_earlier',
  `delete from data_export where player_id = $1 and day < $2
     and (state <> 'making' or requested_at <= $3)`,
)
const insert = statement<{ id: bigint }>(
  'data_export_insert',
  `insert into data_export (player_id, day, requested_at) values ($1, $2, $3)
   on conflict (player_id) do nothing returning id`,
)
export type NewExport = {
  readonly playerId: bigint
  readonly day: CalendarDay
  readonly now: Instant
  /** A copy of an earlier day that is still being made counts only if it was asked for after this. */
  readonly givenUpBefore: Instant
}
/** Undefined if the player has a copy of that day, or one that is being made; the unique key decides a race. */
export async function exportBegin(
  tx: Transaction,
  { playerId, day, now, givenUpBefore }: NewExport,
): Promise<bigint | undefined> {
  await tx.rows(removeEarlier, [playerId, day, sqlTime(givenUpBefore)])
  return (await atMostOne(tx.rows(insert, [playerId, day, sqlTime(now)])))?.id
}

const finish = statement<{ id: bigint }>(
  'data_export_finish',
  `update data_export set state = 'ready', ready_at = $2, expires_at = $3, pieces = $4, size_bytes = $5
   where id = $1 and state = 'making' returning id`,
)
export type FinishedExport = {
  readonly id: bigint
  readonly readyAt: Instant
  readonly expiresAt: Instant
  readonly pieces: number
  readonly sizeBytes: number
}
/** False if it is no longer being made. */
export const exportFinish = async (tx: Transaction, { id, readyAt, expiresAt, pieces, sizeBytes }: FinishedExport) =>
  (await tx.rows(finish, [id, sqlTime(readyAt), sqlTime(expiresAt), pieces, sizeBytes])).length === 1

const end = statement<{ id: bigint; state: ExportState }>(
  'data_export_end',
  `with ended as (
     update data_export set state = case state when 'ready' then 'expired' else 'failed' end
     where state = 'ready' and expires_at <= $1 or state = 'making' and requested_at <= $2 returning id, state
   ), removed as (delete from data_export_piece p using ended where p.export_id = ended.id)
   select id, state from ended`,
)
/** Ends the copies that have expired or were never made, and deletes what they hold. */
export const exportsEnd = (db: Queryable, now: Instant, givenUpBefore: Instant) =>
  db.rows(end, [sqlTime(now), sqlTime(givenUpBefore)])
