import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { LegalDocument, LegalDocumentId } from '../document.ts'
import { loadDocument } from '../load-document.ts'
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

/** A text as players are shown it today. */
export async function legalTextAt(db: Queryable, document: LegalDocumentId, now: Instant): Promise<LegalDocument> {
  const { version } = (await legalVersionsAt(db, now))[document]
  const written = await legalVersionFindText(db, document, version)
  return written ? documentOf(document, version, written) : loadDocument(document)
}

type Words = { readonly summary: string; readonly body: string }

export const documentOf = (id: LegalDocumentId, version: string, { summary, body }: Words): LegalDocument => ({
  id,
  title: legalTitles[id],
  version,
  effective: version,
  summary,
  sections: sectionsOf(body).sections,
})
