import { isoTime } from '#core/clock/iso-time.ts'
import { type PersonalData, personalHistory } from '#platform/feature-module/personal-data.ts'
import { wordingText } from '../wordings.ts'
import { consentChanges } from './store/consent-change.store.ts'

/** Each consent with the words that were agreed to, in the language in which they were read. */
export const consentData: PersonalData = personalHistory({
  name: 'marketingConsents',
  list: consentChanges,
  filter: ({ playerId }) => ({ playerId }),
  sort: 'oldest',
  recordOf: ({ channel, isGiven, wording, language, source, at }) => ({
    channel,
    isGiven,
    text: wording === null || language === null ? null : wordingText(wording, channel)[language],
    source,
    at: isoTime(at),
  }),
})
