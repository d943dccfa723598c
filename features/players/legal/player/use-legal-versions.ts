import { useConfig } from '#platform/browser/config/config-context.tsx'
import { legalDocumentIds, type LegalDocumentId } from '../document.ts'
import { legalVersions } from '../versions.ts'

type LegalConfiguration = { readonly legal?: Readonly<Partial<Record<LegalDocumentId, string>>> }

/** The versions in force by the operator's configuration, or those of this release. */
export function useLegalVersions(): Readonly<Record<LegalDocumentId, string>> {
  const { legal = {} } = useConfig<LegalConfiguration>()
  const versions = legalDocumentIds.map((id) => [id, legal[id] ?? legalVersions[id].version])
  return Object.fromEntries(versions) as Record<LegalDocumentId, string>
}
