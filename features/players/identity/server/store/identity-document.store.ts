import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { UploadItem } from '../../identity-words.ts'

export type DocumentRow = {
  readonly name: string
  readonly item: UploadItem
  readonly mediaType: 'image/jpeg' | 'application/pdf'
  readonly sizeBytes: number
  readonly uploadedAt: Instant
}

const replace = statement(
  'identity_document_replace',
  `update identity_document set replaced_at = $3 where player_id = $1 and item = $2 and replaced_at is null`,
)
const insert = statement(
  'identity_document_insert',
  `insert into identity_document (name, player_id, item, media_type, size_bytes, uploaded_at) values ($1, $2, $3, $4, $5, $6)`,
)
/** Replaces the current picture and keeps the earlier one. The identity's row is locked. */
export async function documentInsert(tx: Transaction, playerId: bigint, document: DocumentRow): Promise<void> {
  const { name, item, mediaType, sizeBytes, uploadedAt } = document
  await tx.rows(replace, [playerId, item, sqlTime(uploadedAt)])
  await tx.rows(insert, [name, playerId, item, mediaType, sizeBytes, sqlTime(uploadedAt)])
}

const columns = `d.name, d.item, d.media_type as "mediaType", d.size_bytes as "sizeBytes", d.uploaded_at as "uploadedAt"`

const listCurrent = statement<DocumentRow>(
  'identity_document_list_current',
  `select ${columns} from identity_document d where d.player_id = $1 and d.replaced_at is null order by d.item`,
)
export const documentListCurrent = (db: Queryable, playerId: bigint) => db.rows(listCurrent, [playerId])

const see = statement(
  'identity_document_see',
  `insert into identity_document_seen (name, staff_id, seen_at) values ($1, $2, $3) on conflict do nothing`,
)
/** Records that a member has opened this picture. A replacement counts as unseen. */
export const documentSee = (
  tx: Transaction,
  seen: { readonly name: string; readonly staffId: bigint; readonly now: Instant },
) => tx.rows(see, [seen.name, seen.staffId, sqlTime(seen.now)])

const listUnseen = statement<{ item: UploadItem }>(
  'identity_document_list_unseen',
  `select d.item from identity_document d where d.player_id = $1 and d.replaced_at is null and not exists (
     select from identity_document_seen s where s.name = d.name and s.staff_id = $2) order by d.item`,
)
/** A player's current pictures that a member has not opened. */
export const documentListUnseen = (tx: Transaction, by: { readonly playerId: bigint; readonly staffId: bigint }) =>
  tx.rows(listUnseen, [by.playerId, by.staffId])

const findCurrent = statement<DocumentRow>(
  'identity_document_find_current',
  `select ${columns} from identity_document d where d.player_id = $1 and d.item = $2 and d.replaced_at is null`,
)
export const documentFindCurrent = (db: Queryable, { playerId, item }: { playerId: bigint; item: UploadItem }) =>
  atMostOne(db.rows(findCurrent, [playerId, item]))

const namesAfter = statement<{ name: string }>(
  'identity_document_names_after',
  'select name from identity_document where name > $1 order by name limit $2',
)
export const documentNamesAfter = async (db: Queryable, name: string, limit: number): Promise<string[]> =>
  (await db.rows(namesAfter, [name, limit])).map((row) => row.name)
