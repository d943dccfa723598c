import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { Language } from '#core/language/language.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { LegalDocument, LegalDocumentId } from '../document.ts'
import { loadDocument } from '../load-document.ts'
import { loadTranslation } from '../load-translation.ts'
import { markupOf, sectionsOf } from '../markup.ts'
import { legalTitles } from '../titles.ts'
import { type DocumentVersion, laterVersions } from '../versions.ts'
import { legalVersionFindText, legalVersionsInForce } from './store/legal-version.store.ts'

type Versions = Readonly<Record<LegalDocumentId, DocumentVersion>>

/** The version of each text in force at a moment, and the last material one. */
export async function legalVersionsAt(db: Queryable, now: Instant): Promise<Versions> {
  return laterVersions(await legalVersionsInForce(db, dayOf(now)))
}

/** The content of one version, if it exists. */
export async function legalWords(db: Queryable, document: LegalDocumentId, version: string) {
  const written = await legalVersionFindText(db, document, version)
  if (written) return written
  const brought = await loadDocument(document)
  return brought.version === version ? { summary: brought.summary, body: markupOf(brought.sections) } : undefined
}

type TextRequest = { readonly document: LegalDocumentId; readonly language: Language }

/** A text as players read it today: in their language if the version in force is translated, otherwise in English. */
export async function legalTextAt(db: Queryable, { document, language }: TextRequest, now: Instant) {
  const { version } = (await legalVersionsAt(db, now))[document]
  const written = await legalVersionFindText(db, document, version)
  if (written) return documentOf(document, version, written)
  return language === 'en' ? loadDocument(document) : loadTranslation(document, language)
}

type Words = { readonly summary: string; readonly body: string }

export const documentOf = (id: LegalDocumentId, version: string, { summary, body }: Words): LegalDocument => ({
  id,
  language: 'en',
  title: legalTitles[id],
  version,
  effective: version,
  summary,
  sections: sectionsOf(body).sections,
})
