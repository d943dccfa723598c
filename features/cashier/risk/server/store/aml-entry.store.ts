import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type EntryKind = 'note' | 'document' | 'export' | 'decision'

export type NewEntry = {
  readonly caseId: bigint
  readonly at: Instant
  readonly author: string
  readonly kind: EntryKind
  readonly text: string
}
export type EntryFile = { readonly fileName: string; readonly mediaType: string; readonly content: Buffer }

const insert = statement<{ id: bigint }>(
  'aml_entry_insert',
  `insert into aml_entry (case_id, at, author, kind, text, file_name, media_type, content)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
)
export const entryInsert = (tx: Transaction, entry: NewEntry, file?: EntryFile) =>
  exactlyOne(
    tx.rows(insert, [
      entry.caseId,
      sqlTime(entry.at),
      entry.author,
      entry.kind,
      entry.text,
      file?.fileName ?? null,
      file?.mediaType ?? null,
      file?.content ?? null,
    ]),
  )

const isOfPlayer = statement<{ exists: boolean }>(
  'aml_entry_is_of_player',
  `select exists (select from aml_entry e join aml_case c on c.id = e.case_id where c.player_id = $1 and e.text = $2) as exists`,
)
/** Whether this was already recorded in a case of the player, open or decided. */
export const entryIsOfPlayer = async (tx: Transaction, { playerId, text }: { playerId: bigint; text: string }) =>
  (await exactlyOne(tx.rows(isOfPlayer, [playerId, text]))).exists

export type Entry = NewEntry & { readonly id: bigint; readonly fileName: string | null }

const list = statement<Entry>(
  'aml_entry_list',
  `select e.id, e.case_id as "caseId", e.at, e.author, e.kind, e.text, e.file_name as "fileName"
   from aml_entry e where e.case_id = $1 order by e.id desc limit 500`,
)
export const entryList = (db: Queryable, caseId: bigint) => db.rows(list, [caseId])

const findFile = statement<EntryFile & { caseId: bigint }>(
  'aml_entry_find_file',
  `select e.case_id as "caseId", e.file_name as "fileName", e.media_type as "mediaType", e.content
   from aml_entry e where e.id = $1 and e.content is not null`,
)
export const entryFindFile = (db: Queryable, id: bigint) => atMostOne(db.rows(findFile, [id]))
