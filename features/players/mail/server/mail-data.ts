import * as v from 'valibot'
import { isoTime, isoTimeOrNull } from '#core/clock/iso-time.ts'
import { rewardNameIn } from '#core/reward/local-reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { type PersonalData, personalHistory } from '#platform/feature-module/personal-data.ts'
import { mailForStaff } from './store/staff-mail.store.ts'

/** Every message, also those that the player has deleted. */
export const mailData: PersonalData = personalHistory({
  name: 'messages',
  list: mailForStaff,
  filter: ({ playerId }) => ({ playerId }),
  sort: 'oldest',
  recordOf: ({ title, body, items, sentAt, readAt, receivedAt }) => ({
    title,
    body,
    rewards: v.parse(rewardItemsIn, items).map((item) => rewardNameIn(item, 'en')),
    sentAt: isoTime(sentAt),
    readAt: isoTimeOrNull(readAt),
    rewardsClaimedAt: isoTimeOrNull(receivedAt),
  }),
})
