import type { LegalDocumentId } from './document.ts'

/** Titles, available before the texts have loaded. */
export const legalTitles: Readonly<Record<LegalDocumentId, string>> = {
  termsOfUse: 'Terms of Use',
  privacyPolicy: 'Privacy Policy',
  responsiblePlay: 'Play responsibly',
  licence: 'Licence',
  eligibility: 'Age and eligibility',
  about: 'About us',
}
