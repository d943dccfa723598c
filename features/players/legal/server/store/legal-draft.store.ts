import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { LegalDocumentId } from '../../document.ts'

export type LegalDraft = {
  readonly revision: number
  readonly summary: string
  readonly body: string
  readonly savedBy: string
  readonly reason: string
  readonly savedAt: Instant
}

const findNewest = statement<LegalDraft>(
  'legal_draft_find_newest',
  `select d.revision, d.summary, d.body, d.saved_by as "savedBy", d.reason, d.saved_at as "savedAt"
   from legal_draft d where d.document = $1 order by d.revision desc limit 1`,
)
export const legalDraftFindNewest = (db: Queryable, document: LegalDocumentId) =>
  atMostOne(db.rows(findNewest, [document]))

const findWords = statement<{ summary: string; body: string }>(
  'legal_draft_find_words',
  'select summary, body from legal_draft where document = $1 and revision = $2',
)
type Revision = { readonly document: LegalDocumentId; readonly revision: number }
export const legalDraftWords = (db: Queryable, { document, revision }: Revision) =>
  atMostOne(db.rows(findWords, [document, revision]))

const insert = statement<{ revision: number }>(
  'legal_draft_insert',
  `insert into legal_draft (document, revision, summary, body, saved_by, reason, saved_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning revision`,
)
export type NewDraft = Omit<LegalDraft, 'savedAt'> & { readonly document: LegalDocumentId; readonly now: Instant }
/** False if another member has already saved this revision. */
export async function legalDraftInsert(tx: Queryable, { document, revision, summary, body, ...entry }: NewDraft) {
  const values = [document, revision, summary, body, entry.savedBy, entry.reason, sqlTime(entry.now)]
  return (await tx.rows(insert, values)).length === 1
}
