import type { Language } from '#core/language/language.ts'
import { appLanguage } from '#platform/browser/language/app-language.ts'
import { useConfig } from '#platform/browser/config/config-context.tsx'
import { legalDocumentIds, type LegalDocumentId } from '../document.ts'
import { legalVersions } from '../versions.ts'

type LegalConfiguration = {
  readonly legal?: Readonly<Partial<Record<LegalDocumentId, string>>>
  readonly legalTranslations?: readonly {
    readonly document: LegalDocumentId
    readonly language: Language
    readonly number: number
  }[]
}

/** The versions in force by the operator's configuration, or those of this release. */
export function useLegalVersions(): Readonly<Record<LegalDocumentId, string>> {
  const { legal = {} } = useConfig<LegalConfiguration>()
  const versions = legalDocumentIds.map((id) => [id, legal[id] ?? legalVersions[id].version])
  return Object.fromEntries(versions) as Record<LegalDocumentId, string>
}

/** The operator's translation of the version in force into the app's language; 0: there is none later than the release's. */
export function useTranslationNumber(id: LegalDocumentId): number {
  const { legalTranslations = [] } = useConfig<LegalConfiguration>()
  return legalTranslations.find(({ document, language }) => document === id && language === appLanguage)?.number ?? 0
}
