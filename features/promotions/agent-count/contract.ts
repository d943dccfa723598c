import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId, requestIdIn } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { inviteOut } from '#core/invitation/invite-out.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

const prizesOut = v.array(v.object({ weight: v.number(), items: rewardItemsOut }))

/** The source of a draw: HMAC-SHA256 of `clientSeed:nonce:0` under the seed. */
const drawOut = v.object({
  kind: v.picklist(['scratch', 'spin']),
  nonce: v.number(),
  /** The prize's place in the table. */
  index: v.number(),
  items: rewardItemsOut,
  seed: v.string(),
  clientSeed: v.string(),
  isRevoked: v.boolean(),
})

const countOut = v.object({
  inviteCode: v.string(),
  /** Friends who qualified and count here. */
  validCount: v.number(),
  scratchLeft: v.number(),
  lotteryLeft: v.number(),
  /** How many friends make a spin. */
  lotteryEvery: v.number(),
  awards: v.array(v.object({ id: v.number(), items: rewardItemsOut, status: enumerationOut(claimStatus) })),
  scratchPrizes: prizesOut,
  lotteryPrizes: prizesOut,
  isScratchSoldOut: v.boolean(),
  isLotterySoldOut: v.boolean(),
  /** SHA-256 of the seed that the next draw is made from. */
  sealHash: v.nullable(v.string()),
  /** The newest draws. */
  draws: v.array(drawOut),
  /** The table that the newest draw was made from. */
  lastPrizes: prizesOut,
  now: instantOut,
})

export const readAgentCount = call({
  path: 'agent4Data',
  summary: 'Returns the friends who count, the cards, spins and chests they give, and the odds.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: countOut,
  refusals: { notOpen: activityRefusal.notOpen },
})

export const readInvitedFriends = call({
  path: 'agent4InviteRows',
  summary: 'Lists invited friends under masked names with what each still has to do, 20 at a time.',
  access: 'player',
  money: 'none',
  request: v.object({ page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 1) }),
  response: v.object({
    rows: v.array(
      v.object({
        ...inviteOut.entries,
        waitingFor: v.nullable(v.picklist(['deposit', 'bet', 'verification'])),
      }),
    ),
    hasMore: v.boolean(),
  }),
  refusals: { notOpen: activityRefusal.notOpen },
})

const drawing = {
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ reqId: requestIdIn }),
  response: v.object({ ...countOut.entries, draw: drawOut }),
  refusals: activityRefusal,
} as const

export const scratchCard = call({
  ...drawing,
  path: 'agent4Scratch',
  summary: 'Scratches the next card. The reqId is the player’s part of the draw.',
})

export const spinLottery = call({
  ...drawing,
  path: 'agent4Lottery',
  summary: 'Spins the wheel. The reqId is the player’s part of the draw.',
})

export const claimAward = call({
  path: 'agent4Award',
  summary: 'Claims the chest for a number of friends, once.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({
    /** How many friends the chest needs. */
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
    reqId: optionalRequestId,
  }),
  response: v.object({ ...countOut.entries, items: rewardItemsOut }),
  refusals: activityRefusal,
})
