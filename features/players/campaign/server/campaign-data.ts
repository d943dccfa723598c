import { isoTime } from '#core/clock/iso-time.ts'
import { type PersonalData, personalHistory } from '#platform/feature-module/personal-data.ts'
import { playerActs } from './store/campaign-act.store.ts'

/** Which campaigns sent the player something; the messages themselves are in the inbox's history. */
export const campaignData: PersonalData = personalHistory({
  name: 'campaigns',
  list: playerActs,
  filter: ({ playerId }) => ({ playerId }),
  sort: 'oldest',
  recordOf: ({ kind, state, title, at }) => ({ kind, state, title, at: isoTime(at) }),
})
