import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { LegalDocumentId } from '../../document.ts'
import type { TranslationLanguage } from '../../load-translation.ts'
import type { LegalDraft, NewDraft } from './legal-draft.store.ts'

type Text = { readonly document: LegalDocumentId; readonly language: TranslationLanguage }

const findNewestDraft = statement<LegalDraft>(
  'legal_translation_draft_find_newest',
  `select d.revision, d.summary, d.body, d.saved_by as "savedBy", d.reason, d.saved_at as "savedAt"
   from legal_translation_draft d where d.document = $1 and d.language = $2 order by d.revision desc limit 1`,
)
export const legalTranslationDraftFindNewest = (db: Queryable, { document, language }: Text) =>
  atMostOne(db.rows(findNewestDraft, [document, language]))

const findDraftWords = statement<{ summary: string; body: string }>(
  'legal_translation_draft_find_words',
  'select summary, body from legal_translation_draft where document = $1 and language = $2 and revision = $3',
)
export const legalTranslationDraftWords = (
  db: Queryable,
  { document, language, revision }: Text & { readonly revision: number },
) => atMostOne(db.rows(findDraftWords, [document, language, revision]))

const insertDraft = statement<{ revision: number }>(
  'legal_translation_draft_insert',
  `insert into legal_translation_draft (document, language, revision, summary, body, saved_by, reason, saved_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning revision`,
)
/** False if another member has already saved this revision. */
export async function legalTranslationDraftInsert(tx: Queryable, draft: NewDraft & Text) {
  const { document, language, revision, summary, body, savedBy, reason, now } = draft
  const values = [document, language, revision, summary, body, savedBy, reason, sqlTime(now)]
  return (await tx.rows(insertDraft, values)).length === 1
}

export type LegalTranslation = { readonly number: number; readonly summary: string; readonly body: string }

const findText = statement<LegalTranslation>(
  'legal_translation_find_text',
  `select t.number, d.summary, d.body from legal_translation t
     join legal_translation_draft d using (document, language, revision)
   where t.document = $1 and t.language = $2 and t.version = $3 order by t.number desc limit 1`,
)
/** The newest published translation of an English version. */
export const legalTranslationFindText = (
  db: Queryable,
  { document, language, version }: Text & { readonly version: string },
) => atMostOne(db.rows(findText, [document, language, version]))

export type LegalTranslationNumber = Text & { readonly version: CalendarDay; readonly number: number }

const listNumbers = statement<LegalTranslationNumber>(
  'legal_translation_list_numbers',
  `select t.document, t.language, t.version, max(t.number) as number from legal_translation t
   group by t.document, t.language, t.version order by t.document, t.language, t.version`,
)
/** The newest translation of every English version that the operator has translated. */
export const legalTranslationNumbers = (db: Queryable) => db.rows(listNumbers, [])

const insert = statement<{ number: number }>(
  'legal_translation_insert',
  `insert into legal_translation (document, language, version, number, revision, published_by, reason, published_at)
   select $1, $2, $3, coalesce(max(t.number), 0) + 1, $4, $5, $6, $7 from legal_translation t
   where t.document = $1 and t.language = $2 and t.version = $3
   on conflict do nothing returning number`,
)
export type NewTranslation = Text & {
  readonly version: CalendarDay
  readonly revision: number
  readonly publishedBy: string
  readonly reason: string
  readonly now: Instant
}
/** The number of the translation; undefined: another one of this version is being published. */
export async function legalTranslationInsert(tx: Queryable, translation: NewTranslation) {
  const { document, language, version, revision, publishedBy, reason, now } = translation
  const values = [document, language, version, revision, publishedBy, reason, sqlTime(now)]
  return (await atMostOne(tx.rows(insert, values)))?.number
}
