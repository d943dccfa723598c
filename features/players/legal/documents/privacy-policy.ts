import type { LegalDocument } from '../document.ts'
import { legalTitles } from '../titles.ts'
import { legalVersions } from '../versions.ts'
import { consentAndRights } from './privacy-policy/consent-and-rights.ts'
import { dataAndPurposes } from './privacy-policy/data-and-purposes.ts'
import { sharingAndKeeping } from './privacy-policy/sharing-and-keeping.ts'

export const privacyPolicy: LegalDocument = {
  id: 'privacyPolicy',
  language: 'en',
  title: legalTitles.privacyPolicy,
  version: legalVersions.privacyPolicy.version,
  effective: legalVersions.privacyPolicy.version,
  summary:
    'What personal data {operator} collects, why, who else receives it, how long we keep it, and what your rights are ' +
    'under the Data Privacy Act of 2012.',
  sections: [...dataAndPurposes, ...sharingAndKeeping, ...consentAndRights],
}
