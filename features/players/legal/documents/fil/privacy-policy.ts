import type { LegalDocument } from '../../document.ts'
import { messages } from '../../messages/fil.ts'
import { legalVersions } from '../../versions.ts'
import { consentAndRights } from './privacy-policy/consent-and-rights.ts'
import { dataAndPurposes } from './privacy-policy/data-and-purposes.ts'
import { sharingAndKeeping } from './privacy-policy/sharing-and-keeping.ts'

export const privacyPolicy: LegalDocument = {
  id: 'privacyPolicy',
  language: 'fil',
  title: messages.privacyPolicy,
  version: legalVersions.privacyPolicy.version,
  effective: legalVersions.privacyPolicy.version,
  summary:
    'Anong personal data ang kinokolekta ng {operator}, bakit, sino pa ang tumatanggap nito, gaano katagal namin itong ' +
    'itinatago, at ano ang mga karapatan mo sa ilalim ng Data Privacy Act of 2012.',
  sections: [...dataAndPurposes, ...sharingAndKeeping, ...consentAndRights],
}
