import type { LegalDocument, LegalDocumentId } from './document.ts'

/** The languages that texts are translated into. */
export const translationLanguages = ['fil'] as const
export type TranslationLanguage = (typeof translationLanguages)[number]

/** Loads the product's own translation of a text, for the server. A browser has the texts of one language alone. */
export function loadTranslation(id: LegalDocumentId, language: TranslationLanguage): Promise<LegalDocument> {
  return loaders[language][id]()
}

const loaders: Readonly<Record<TranslationLanguage, Readonly<Record<LegalDocumentId, () => Promise<LegalDocument>>>>> =
  {
    fil: {
      termsOfUse: async () => (await import('./documents/fil/terms-of-use.ts')).termsOfUse,
      privacyPolicy: async () => (await import('./documents/fil/privacy-policy.ts')).privacyPolicy,
      responsiblePlay: async () => (await import('./documents/fil/responsible-play.ts')).responsiblePlay,
      licence: async () => (await import('./documents/fil/licence.ts')).licence,
      eligibility: async () => (await import('./documents/fil/eligibility.ts')).eligibility,
      about: async () => (await import('./documents/fil/about.ts')).about,
    },
  }
