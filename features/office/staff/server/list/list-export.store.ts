import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type ListExport = { readonly list: string; readonly question: Readonly<Record<string, unknown>> }
type NewExport = ListExport & { readonly staffId: bigint; readonly now: Instant }

const insert = statement<{ id: bigint }>(
  'staff_list_export_insert',
  'insert into staff_list_export (staff_id, list, question, begun_at) values ($1, $2, $3, $4) returning id',
)
export const listExportInsert = async (tx: Transaction, { staffId, list, question, now }: NewExport) =>
  (await exactlyOne(tx.rows(insert, [staffId, list, JSON.stringify(question), sqlTime(now)]))).id

const find = statement<ListExport>(
  'staff_list_export_find',
  'select list, question from staff_list_export where id = $1 and staff_id = $2 and begun_at > $3',
)
/** Undefined if it is another member's, or started before that moment. */
export const listExportFind = (
  db: Queryable,
  { id, staffId, since }: { readonly id: bigint; readonly staffId: bigint; readonly since: Instant },
) => atMostOne(db.rows(find, [id, staffId, sqlTime(since)]))
