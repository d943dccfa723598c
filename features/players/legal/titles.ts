import type { LegalDocumentId } from './document.ts'

/** Names of the texts, known before the texts have arrived. */
export const legalTitles: Readonly<Record<LegalDocumentId, string>> = {
  termsOfUse: 'Terms of Use',
  privacyPolicy: 'Privacy Policy',
  responsiblePlay: 'Play responsibly',
  licence: 'Licence',
  eligibility: 'Age and eligibility',
  about: 'About us',
}
