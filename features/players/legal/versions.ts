import type { LegalDocumentId } from './document.ts'

/** The current version of each text. Kept apart from the texts, so that a screen can name versions without loading them. */
export const legalVersions: Readonly<Record<LegalDocumentId, DocumentVersion>> = {
  termsOfUse: { version: '2026-11-21', material: '2026-11-21' },
  privacyPolicy: { version: '2026-11-21', material: '2026-11-21' },
  responsiblePlay: { version: '2026-11-21', material: '2026-11-21' },
  licence: { version: '2026-11-21', material: '2026-11-21' },
  eligibility: { version: '2026-11-21', material: '2026-11-21' },
  about: { version: '2026-11-21', material: '2026-11-21' },
}

export interface DocumentVersion {
  version: string
  /** The last version whose change was material: who agreed to an older one is asked again. */
  material: string
}

type Published = DocumentVersion['version']
type LaterVersion = {
  readonly document: LegalDocumentId
  readonly version: Published
  readonly material: Published | null
}

/** What the operator has published since counts before what came with the product. */
export function laterVersions(published: readonly LaterVersion[]): Record<LegalDocumentId, DocumentVersion> {
  const versions = { ...legalVersions }
  for (const { document, version, material } of published) {
    const brought = legalVersions[document]
    if (version <= brought.version) continue
    versions[document] = {
      version,
      material: material === null || material < brought.material ? brought.material : material,
    }
  }
  return versions
}
