import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId, requestIdIn } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'
import { taskKinds } from './task-kind.ts'

const prizesOut = v.array(v.object({ weight: v.number(), items: rewardItemsOut }))

/** What an opening was drawn from: HMAC-SHA256 of `clientSeed:nonce:0` under the seed. */
const openingOut = v.object({
  of: v.picklist(['box', 'grand']),
  nonce: v.number(),
  items: rewardItemsOut,
  /** Drawn among the prizes that hold the rarest piece alone. */
  isGuaranteed: v.boolean(),
  seed: v.string(),
  clientSeed: v.string(),
  isRevoked: v.boolean(),
})

const collectionOut = v.object({
  startsAt: instantOut,
  /** The midnight that the page counts down to. */
  midnightAt: instantOut,
  endsAt: instantOut,
  nextDayAt: instantOut,
  now: instantOut,
  /** Boxes that wait to be opened. */
  boxes: v.number(),
  canOpenBox: v.boolean(),
  /** How many boxes until the rarest piece is certain; null: no guarantee. */
  guaranteedIn: v.nullable(v.number()),
  pieces: v.array(v.object({ id: v.number(), count: v.number(), points: v.number() })),
  canOpenGrand: v.boolean(),
  /** The grand box of today was opened. */
  isGrandDone: v.boolean(),
  /** The budget does not cover the dearest grand prize for now. */
  isSoldOut: v.boolean(),
  tasks: v.array(
    v.object({
      id: v.number(),
      kind: v.picklist(taskKinds),
      need: centavosOut,
      done: centavosOut,
      boxes: v.number(),
      status: enumerationOut(claimStatus),
    }),
  ),
  deposited: centavosOut,
  extraPer: centavosOut,
  extraMax: v.number(),
  extrasUsed: v.number(),
  extrasLeft: v.number(),
  /** The chances in ten-thousandths. */
  prizes: prizesOut,
  grandPrizes: prizesOut,
  last: v.nullable(openingOut),
  /** SHA-256 of the seed of the next opening; null before the first box. */
  sealHash: v.nullable(v.string()),
  inviteCode: v.string(),
})

export const readNewYear = call({
  path: 'appNewYearUser',
  summary: 'Returns the New Year countdown: boxes, pieces, today’s tasks, and the odds.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: collectionOut,
  refusals: activityRefusal,
})

export const shareNewYear = call({
  path: 'appNewYearUserShare',
  summary: 'Records that the player shared the invite link, which gives boxes once a day.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ reqId: optionalRequestId }),
  response: collectionOut,
  refusals: activityRefusal,
})

export const claimNewYearTask = call({
  path: 'appNewYearUserReceiveTask',
  summary: 'Claims the boxes of one of the day’s tasks, once a day.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), reqId: optionalRequestId }),
  response: collectionOut,
  refusals: activityRefusal,
})

export const takeExtraBox = call({
  path: 'appNewYearUserExtra',
  summary: 'Claims an extra box that today’s deposits have earned.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ reqId: optionalRequestId }),
  response: collectionOut,
  refusals: activityRefusal,
})

export const openNewYearBox = call({
  path: 'appNewYearUserBoxOpen',
  summary: 'Opens one box: a piece or a reward. The reqId is the player’s part of the draw.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ reqId: requestIdIn }),
  response: v.object({ ...collectionOut.entries, opening: openingOut }),
  refusals: activityRefusal,
})

export const openGrandBox = call({
  path: 'appNewYearUserOpen',
  summary: 'Opens the grand box with one of each piece, once a day. The reqId is the player’s part of the draw.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ reqId: requestIdIn }),
  response: v.object({ ...collectionOut.entries, opening: openingOut }),
  refusals: activityRefusal,
})
