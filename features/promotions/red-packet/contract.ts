import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

const windowIdIn = v.pipe(v.string(), v.regex(/^D\d{8}-\d{4}$/))

const windowOut = v.object({
  windowId: v.string(),
  startsAt: instantOut,
  endsAt: instantOut,
  pool: centavosOut,
  packets: v.number(),
  /** Packets that nobody has opened yet. */
  left: v.number(),
  /** SHA-256 of the seed that split the pool, public before the window opens. */
  seedHash: v.string(),
  /** What the player got in it. */
  mine: v.nullable(centavosOut),
})

const stateOut = v.object({
  /** Those of today and tomorrow that were prepared, in order. */
  windows: v.array(windowOut),
  /** The deposits that a player needs to open a packet, and those that count. */
  depositMin: centavosOut,
  depositDays: v.number(),
  deposited: centavosOut,
  largest: centavosOut,
  now: instantOut,
})

export const readRedPacket = call({
  path: 'redPacketUser',
  summary: 'Returns the windows of the red packets and what the player got in them.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: stateOut,
  refusals: { notOpen: activityRefusal.notOpen },
})

export const openRedPacket = call({
  path: 'redPacketOpen',
  summary: 'Opens one packet of an open window, once per player and window.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ windowId: windowIdIn, reqId: optionalRequestId }),
  response: v.object({ ...stateOut.entries, items: rewardItemsOut }),
  refusals: activityRefusal,
})

export const readRedPacketProof = call({
  path: 'anonymous/redPacketProof',
  summary: 'Returns the commitments of the red packets and, for a window that has ended, its seed and every packet.',
  access: 'anyone',
  money: 'none',
  request: v.object({ windowId: v.optional(windowIdIn) }),
  response: v.object({
    /** The newest first. */
    windows: v.array(
      v.object({
        windowId: v.string(),
        startsAt: instantOut,
        endsAt: instantOut,
        seedHash: v.string(),
        isOver: v.boolean(),
      }),
    ),
    /** Null: no window was asked for, or it has not ended. */
    proof: v.nullable(
      v.object({
        windowId: v.string(),
        seedHash: v.string(),
        seed: v.string(),
        pool: centavosOut,
        smallest: centavosOut,
        largest: centavosOut,
        packets: v.array(
          v.object({
            ordinal: v.number(),
            amount: centavosOut,
            /** Masked; null: nobody opened it. */
            name: v.nullable(v.string()),
            openedAt: v.nullable(instantOut),
          }),
        ),
      }),
    ),
    now: instantOut,
  }),
  refusals: { notOpen: activityRefusal.notOpen },
})
