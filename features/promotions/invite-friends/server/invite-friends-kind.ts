import * as v from 'valibot'
import { rewardsInSentence } from '#core/reward/local-reward-name.ts'
import { friendQualifiesText } from '#features/promotions/invite/server/index.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { applyBasisPoints, percent } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { giftCost, promotionKind, wholeIn } from '#features/promotions/kit/server/index.ts'
import { inviteFriendsTexts } from './messages/index.ts'

export const inviteFriendsKind = promotionKind({
  activityId: activityType.inviteFriend1,
  key: 'invite-friends',
  title: inviteFriendsTexts.title,
  texts: inviteFriendsTexts,
  asks: { mobile: true, recharge: true, oncePerCluster: true },
  isGreen: true,
  terms: { sort: 40 },
  settings: v.object({
    inviteCount: wholeIn(1, 100),
    windowDays: wholeIn(1, 60),
    award: v.pipe(
      rewardItemsIn,
      v.minLength(1),
      v.check(
        (items) => new Set(items.map(({ id }) => id)).size === items.length,
        'Each item once: a gift is taken by its id.',
      ),
    ),
    shares: v.boolean(),
  }),
  fields: [
    { name: 'inviteCount', label: 'Valid invites needed', type: 'whole', initial: 2 },
    { name: 'windowDays', label: 'Days after registration', type: 'whole', initial: 7 },
    {
      name: 'award',
      label: 'Rewards, each claimed separately',
      type: 'rewards',
      initial: [
        { id: 2001, count: 5_000, betRate: 3 },
        { id: 1301, count: 20 },
      ],
    },
    { name: 'shares', label: 'Its invites also count for other promotions', type: 'switch', initial: false },
  ],
  cost: ({ award }) => {
    const all = centavos(giftCost(award) * 1_000n)
    return {
      expected: applyBasisPoints(all, percent(4), divFloor),
      worst: all,
      assumed: 'Expected: 4% of new players bring enough valid invites. Worst case: all of them do.',
    }
  },
  rule: ({ inviteCount, windowDays, award }, { messages, language }) => [
    {
      heading: messages.howItWorks,
      text: [
        formatMessage(messages.inviteWithin, {
          count: inviteCount,
          window: formatMessage(messages.windowDays, { count: windowDays }),
          rewards: rewardsInSentence(award, language),
        }),
        friendQualifiesText(language),
        messages.returned,
      ],
    },
  ],
})
