import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { LegalDocumentId } from '../../document.ts'

export type VersionInForce = {
  readonly document: LegalDocumentId
  readonly version: CalendarDay
  readonly material: CalendarDay | null
}

const listInForce = statement<VersionInForce>(
  'legal_version_list_in_force',
  `select v.document, max(v.version) as version, max(v.version) filter (where v.is_material) as material
   from legal_version v where v.version <= $1 group by v.document`,
)
/** The operator's versions in force on a day; a missing text is the product's own. */
export const legalVersionsInForce = (db: Queryable, day: CalendarDay) => db.rows(listInForce, [day])

export type LegalVersion = {
  readonly version: CalendarDay
  readonly revision: number
  readonly isMaterial: boolean
  readonly publishedBy: string
  readonly publishedAt: Instant
  readonly reason: string
}

const list = statement<LegalVersion>(
  'legal_version_list',
  `select v.version, v.revision, v.is_material as "isMaterial", v.published_by as "publishedBy",
     v.published_at as "publishedAt", v.reason
   from legal_version v where v.document = $1 order by v.version desc`,
)
export const legalVersionList = (db: Queryable, document: LegalDocumentId) => db.rows(list, [document])

const findText = statement<{ summary: string; body: string }>(
  'legal_version_find_text',
  `select d.summary, d.body from legal_version v join legal_draft d using (document, revision)
   where v.document = $1 and v.version = $2`,
)
export const legalVersionFindText = (db: Queryable, document: LegalDocumentId, version: string) =>
  atMostOne(db.rows(findText, [document, version]))

const insert = statement<{ version: CalendarDay }>(
  'legal_version_insert',
  `insert into legal_version (document, version, revision, is_material, published_by, reason, published_at)
   select $1, $2, $3, $4, $5, $6, $7
   where not exists (select from legal_version v where v.document = $1 and v.version >= $2)
   on conflict do nothing returning version`,
)
export type NewVersion = Omit<LegalVersion, 'publishedAt'> & {
  readonly document: LegalDocumentId
  readonly now: Instant
}
/** False: this version or a later one is already published. */
export async function legalVersionInsert(tx: Queryable, { document, version, revision, now, ...entry }: NewVersion) {
  const { isMaterial, publishedBy, reason } = entry
  const values = [document, version, revision, isMaterial, publishedBy, reason, sqlTime(now)]
  return (await tx.rows(insert, values)).length === 1
}
