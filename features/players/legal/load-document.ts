import type { LegalDocument, LegalDocumentId } from './document.ts'

/**
 * Loads one text. Each is a separate chunk: a screen that only links to a text does not include it. The player's app in
 * another language is built with the translations (`documents/fil`) in place of these.
 */
export function loadDocument(id: LegalDocumentId): Promise<LegalDocument> {
  return loaders[id]()
}

const loaders: Readonly<Record<LegalDocumentId, () => Promise<LegalDocument>>> = {
  termsOfUse: async () => (await import('./documents/terms-of-use.ts')).termsOfUse,
  privacyPolicy: async () => (await import('./documents/privacy-policy.ts')).privacyPolicy,
  responsiblePlay: async () => (await import('./documents/responsible-play.ts')).responsiblePlay,
  licence: async () => (await import('./documents/licence.ts')).licence,
  eligibility: async () => (await import('./documents/eligibility.ts')).eligibility,
  about: async () => (await import('./documents/about.ts')).about,
}
