import * as v from 'valibot'
import { calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { inviteOut } from '#core/invitation/invite-out.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { multiplierOut } from '#core/money/wire-basis-points.ts'

/** What each promotion that pays commission answers. */
export const commissionOut = v.object({
  /** Of today's play so far, before it is settled. */
  today: centavosOut,
  /** By the last settlement, which was of yesterday. */
  yesterday: centavosOut,
  total: centavosOut,
  available: centavosOut,
  /** Payouts that the staff checks. */
  waiting: centavosOut,
  activeFriends: v.number(),
  team: v.array(v.object({ level: v.number(), rate: multiplierOut, players: v.number(), counted: centavosOut })),
  days: v.array(
    v.object({
      day: calendarDayOut,
      counted: centavosOut,
      earned: centavosOut,
      corrected: centavosOut,
      friends: v.number(),
    }),
  ),
  payouts: v.array(
    v.object({
      id: v.string(),
      amount: centavosOut,
      state: v.picklist(['paid', 'waiting', 'refused']),
      time: instantOut,
    }),
  ),
})
export type WireCommission = v.InferOutput<typeof commissionOut>

/** A friend, with what the friend's play has earned the agent. */
export const friendOut = v.object({ ...inviteOut.entries, yesterday: centavosOut, total: centavosOut })
export type WireFriend = v.InferOutput<typeof friendOut>

/** How commission was exchanged: paid at once, or checked by the staff first. */
export const exchangeStateOut = v.picklist(['paid', 'waiting'])
