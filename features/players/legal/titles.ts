import type { LegalDocumentId } from './document.ts'
import { messages } from './messages/en.ts'

/** Titles, available before the texts have loaded. */
export const legalTitles: Readonly<Record<LegalDocumentId, string>> = {
  termsOfUse: messages.termsOfUse,
  privacyPolicy: messages.privacyPolicy,
  responsiblePlay: messages.responsiblePlay,
  licence: messages.licence,
  eligibility: messages.eligibility,
  about: messages.about,
}
