import type { Queryable } from '#platform/db/queryable.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Language } from '#core/language/language.ts'
import type { LegalDocument, LegalDocumentId } from '../document.ts'
import { loadTranslation, type TranslationLanguage } from '../load-translation.ts'
import { markupOf } from '../markup.ts'
import { legalTranslationFindText, legalTranslationNumbers } from './store/legal-translation.store.ts'
import type { LegalTranslation } from './store/legal-translation.store.ts'
import { documentOf, legalEnglishTextAt, legalVersionsAt } from './texts-in-force.ts'

export type TranslationKey = {
  readonly document: LegalDocumentId
  readonly language: TranslationLanguage
  /** The English version. */
  readonly version: string
}

/** The newest translation of an English version: the operator's, or the product's own as number 0. */
export async function legalTranslationWords(db: Queryable, key: TranslationKey): Promise<LegalTranslation | undefined> {
  const written = await legalTranslationFindText(db, key)
  if (written) return written
  const { version, summary, sections } = await loadTranslation(key.document, key.language)
  return version === key.version ? { number: 0, summary, body: markupOf(sections) } : undefined
}

/** The operator's translations of the versions in force: an app that has older ones requests these. */
export async function legalTranslationsAt(db: Queryable, now: Instant) {
  const [versions, numbers] = await Promise.all([legalVersionsAt(db, now), legalTranslationNumbers(db)])
  return numbers
    .filter(({ document, version }) => versions[document].version === version)
    .map(({ document, language, number }) => ({ document, language, number }))
}

type TextRequest = { readonly document: LegalDocumentId; readonly language: Language }

/** A text as players read it: in their language if the version in force is translated, otherwise in English. */
export async function legalTextAt(
  db: Queryable,
  { document, language }: TextRequest,
  now: Instant,
): Promise<LegalDocument> {
  if (language === 'en') return legalEnglishTextAt(db, document, now)
  const { version } = (await legalVersionsAt(db, now))[document]
  const words = await legalTranslationWords(db, { document, language, version })
  if (words === undefined) return legalEnglishTextAt(db, document, now)
  return documentOf({ id: document, language, version, translation: words.number }, words)
}
