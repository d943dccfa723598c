import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { consentData } from './consent-data.ts'
import { type ConsentDependencies, readConsentsHandler, saveConsentHandler } from './consent-handlers.ts'
import { staffConsents } from './desk/staff-consents.ts'
import { fieldMeanings } from './field-meanings.ts'
import { consentTexts } from './messages/index.ts'

/** By which channels players have agreed to get promos. */
export const marketingConsent = (needs: ConsentDependencies): FeatureModule => ({
  name: 'marketingConsent',
  player: {
    handlers: [readConsentsHandler(needs), saveConsentHandler],
    fieldMeanings,
    refusalTexts: { wordingChanged: consentTexts.wordingChanged },
  },
  desk: staffConsents,
  personalData: [consentData],
})

export { withdrawConsent } from './change-consent.ts'
export { consentsAmong, consentsLock } from './store/consent.store.ts'
