import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { playerIdIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { giftReasons } from './gift-reason.ts'

/** Why a promotion's rewards cannot be given by hand; the promotions' kit says more of each. */
const notByHand = ['deposit', 'draw', 'play', 'friends', 'contest', 'exchange', 'levels'] as const

export const viewPlayerPromotions = staffCall({
  path: 'playerPromotions',
  summary: 'Lists the promotions that have run, what a player has claimed of each, and the rewards that can be given.',
  permission: 'promotionGift.view',
  request: v.object({ playerId: playerIdIn }),
  response: v.object({
    isRestricted: v.boolean(),
    promotions: v.array(
      v.object({
        key: v.string(),
        title: v.string(),
        state: v.picklist(['DRAFT', 'SCHEDULED', 'ACTIVE', 'PAUSED', 'ENDED']),
        isOffered: v.boolean(),
        claims: v.number(),
        lastClaimedAt: v.nullable(instantOut),
        whyNot: v.nullable(v.picklist(notByHand)),
        gifts: v.array(
          v.object({
            claimKey: v.string(),
            about: v.string(),
            reward: v.string(),
            cost: centavosOut,
            isRepair: v.boolean(),
            status: v.picklist(['open', 'given', 'waiting']),
          }),
        ),
      }),
    ),
  }),
  refusals: { playerNotFound: 1074 },
})

export const requestGiftByHand = staffChange({
  path: 'promotionGiftRequest',
  summary: 'Requests one reward of a promotion for one player who did not get it. Another member has to approve.',
  permission: 'promotionGift.request',
  request: v.object({
    requestKey: v.pipe(v.string(), v.uuid()),
    playerId: playerIdIn,
    key: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/)),
    claimKey: v.pipe(v.string(), v.regex(/^[\w:-]{1,60}$/)),
    /** What the player's message says. */
    why: v.picklist(giftReasons),
    reason: reasonIn,
  }),
  response: v.object({ approvalId: idOut }),
  refusals: {
    playerNotFound: 1074,
    sentBefore: 1151,
    notByHand: 1480,
    giftNotFound: 1481,
    givenBefore: 1482,
    cannotBeGiven: 1483,
  },
})
