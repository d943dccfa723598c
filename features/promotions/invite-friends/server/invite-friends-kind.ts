import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { applyBasisPoints, percent } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { giftCost, promotionKind } from '#features/promotions/kit/server/index.ts'
import type { InviteBonus } from '../rules.ts'

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

export const inviteFriendsKind = promotionKind<InviteBonus>({
  activityId: activityType.inviteFriend1,
  key: 'invite-friends',
  title: 'Invite friends',
  asks: { mobile: true, recharge: true, oncePerCluster: true },
  isGreen: true,
  terms: { sort: 40 },
  settings: v.object({
    inviteCount: whole(1, 100),
    windowDays: whole(1, 60),
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
    { name: 'inviteCount', label: 'Valid invites', type: 'whole', initial: 2 },
    { name: 'windowDays', label: 'Days from registration', type: 'whole', initial: 7 },
    {
      name: 'award',
      label: 'Gifts, each taken by itself',
      type: 'rewards',
      initial: [
        { id: 2001, count: 5_000, betRate: 3 },
        { id: 1301, count: 20 },
      ],
    },
    { name: 'shares', label: 'Its invites count elsewhere, too', type: 'switch', initial: false },
  ],
  cost: ({ award }) => {
    const all = centavos(giftCost(award) * 1_000n)
    return {
      expected: applyBasisPoints(all, percent(4), divFloor),
      worst: all,
      assumed: 'Expected: four new players in a hundred bring enough valid invites. Worst: all of them do.',
    }
  },
  rule: ({ inviteCount, windowDays, award }) => [
    {
      heading: 'How it works',
      text: [
        `For new players: invite ${inviteCount} friends who qualify within ${windowDays} days of signing up, and get ${award.map(rewardName).join(' and ')}.`,
        'A friend qualifies after signing up with your link, adding a mobile number, verifying their identity, making a first deposit of ₱100 or more and playing ₱200, all within 7 days. Friends who share a device, a document or a bank account with you don’t qualify.',
        'If a friend’s first deposit is returned, the friend no longer qualifies and the rewards you got for it are taken back.',
      ],
    },
  ],
})
