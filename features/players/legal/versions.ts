import type { LegalDocumentId } from './document.ts'

/**
 * The current version of each text, separate from the texts, so that a screen can name versions without loading them.
 * A text that changes gets the day of the change as its version; a change of rights, money or duties is material.
 */
export const legalVersions: Readonly<Record<LegalDocumentId, DocumentVersion>> = {
  termsOfUse: { version: '2026-11-29', material: '2026-11-24' },
  privacyPolicy: { version: '2026-11-29', material: '2026-11-24' },
  responsiblePlay: { version: '2026-11-29', material: '2026-11-21' },
  licence: { version: '2026-11-24', material: '2026-11-21' },
  eligibility: { version: '2026-11-24', material: '2026-11-21' },
  about: { version: '2026-11-29', material: '2026-11-21' },
}

export interface DocumentVersion {
  version: string
  /** The last material version: players who agreed to an older one are asked again. */
  material: string
}

type PublishedVersion = DocumentVersion['version']
type LaterVersion = {
  readonly document: LegalDocumentId
  readonly version: PublishedVersion
  readonly material: PublishedVersion | null
}

/** The operator's later versions override the product's. */
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
