import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

/** The specification names no call for the ladder; a player's position on it is private. */
export const readLadder = call({
  path: 'ladderRechargeUser',
  summary: 'Returns the steps of the deposit ladder and the player’s next one.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: v.object({
    steps: v.array(
      v.object({
        step: v.number(),
        price: centavosOut,
        /** The current bonus; empty when the week's limit is used up. */
        items: rewardItemsOut,
        /** Claimable: a deposit finishes it now. */
        status: enumerationOut(claimStatus),
      }),
    ),
    /** A deposit for the next step is refused: the budget does not cover its bonus. */
    isSoldOut: v.boolean(),
    /** A withdrawal has set the player back to the first step. */
    wasReset: v.boolean(),
    /** The end of the week in Manila. */
    expireTime: instantOut,
    now: instantOut,
  }),
  refusals: { notOpen: activityRefusal.notOpen },
})
