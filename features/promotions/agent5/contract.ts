import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { multiplierOut } from '#core/money/wire-basis-points.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'
import { commissionOut, exchangeStateOut, friendOut } from '#core/commission/commission-out.ts'

const page = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 1)

export const readAgent5 = call({
  path: 'appAgent5User',
  summary: 'Returns what a player earns with friends: cash for each, stages and commission, with 20 friends at a time.',
  access: 'player',
  money: 'none',
  request: v.object({ page }),
  response: v.object({
    ...commissionOut.entries,
    inviteCode: v.string(),
    perValid: centavosOut,
    share: multiplierOut,
    shareMax: centavosOut,
    holdHours: v.number(),
    cashBetRate: multiplierOut,
    /** Friends whose cash can be claimed now. */
    claimable: v.array(v.object({ uid: v.string(), name: v.string(), amount: centavosOut })),
    /** Friends who qualified and whose cash is on hold. */
    held: v.array(v.object({ name: v.string(), amount: centavosOut, claimableAt: instantOut })),
    /** Friends whose cash was claimed and who still count. */
    validCount: v.number(),
    stages: v.array(v.object({ id: v.number(), amount: centavosOut, status: enumerationOut(claimStatus) })),
    exchangeMin: centavosOut,
    reviewAbove: centavosOut,
    betRate: multiplierOut,
    friends: v.array(friendOut),
    hasMore: v.boolean(),
    now: instantOut,
  }),
  refusals: { notOpen: activityRefusal.notOpen },
})

const friendIn = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,17}$/),
  v.transform((digits) => BigInt(digits)),
)

export const claimFriends = call({
  path: 'appAgent5UserInviteValidReceive',
  summary: 'Claims the cash of one friend, or of all whose hold has ended.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({
    uid: v.optional(friendIn),
    reqId: optionalRequestId,
  }),
  response: v.object({ items: rewardItemsOut, count: v.number(), coin: centavosOut }),
  refusals: activityRefusal,
})

export const claimAgent5 = call({
  path: 'appAgent5UserReceive',
  summary: 'Claims a stage, or moves all commission to the balance.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({
    type: v.picklist(['commission', 'stage']),
    /** The stage; commission has none. */
    id: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
    reqId: optionalRequestId,
  }),
  response: v.object({ state: exchangeStateOut, amount: centavosOut, items: rewardItemsOut, coin: centavosOut }),
  refusals: activityRefusal,
})

const logTypes = ['valid', 'commission', 'stage'] as const

export const readAgent5Log = call({
  path: 'appAgent5UserLog',
  summary: 'Lists what was claimed, by type, 20 at a time.',
  access: 'player',
  money: 'none',
  request: v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 1),
    type: v.picklist(logTypes),
  }),
  response: v.object({
    rows: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        amount: centavosOut,
        state: v.picklist(['paid', 'waiting', 'refused', 'revoked']),
        time: instantOut,
      }),
    ),
    hasMore: v.boolean(),
  }),
  refusals: { notOpen: activityRefusal.notOpen },
})
