import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { LegalDocument, LegalDocumentId } from '../document.ts'
import { loadDocument } from '../load-document.ts'
import { markupOf, sectionsOf } from '../markup.ts'
import { messages as filipino } from '../messages/fil.ts'
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

/** The English text in force. */
export async function legalEnglishTextAt(db: Queryable, document: LegalDocumentId, now: Instant) {
  const { version } = (await legalVersionsAt(db, now))[document]
  const written = await legalVersionFindText(db, document, version)
  return written ? documentOf({ id: document, language: 'en', version }, written) : loadDocument(document)
}

type Words = { readonly summary: string; readonly body: string }

type TextKey = Pick<LegalDocument, 'id' | 'language' | 'version' | 'translation'>

export const documentOf = (key: TextKey, { summary, body }: Words): LegalDocument => ({
  ...key,
  title: titleIn[key.language][key.id],
  effective: key.version,
  summary,
  sections: sectionsOf(body).sections,
})

const titleIn = { en: legalTitles, fil: filipino }
