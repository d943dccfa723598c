import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { claimStatusOut } from '#core/enumerations/claim-status.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

/** The specification names no call for the ladder; where a player stands on it is the player's alone. */
export const readLadder = call({
  path: 'ladderRechargeUser',
  summary: 'The steps of the deposit ladder, and the one that the player stands before.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: v.object({
    steps: v.array(
      v.object({
        step: v.number(),
        price: centavosOut,
        /** What it brings now; nothing is left of the week's bound where it is empty. */
        items: rewardItemsOut,
        /** 1: a deposit finishes it now. */
        status: claimStatusOut,
      }),
    ),
    /** A deposit for the next step is refused: there is not enough left of the budget for what it brings. */
    isSoldOut: v.boolean(),
    /** A withdrawal has set the player back to the first step. */
    wasReset: v.boolean(),
    /** The end of the week in Manila. */
    expireTime: instantOut,
    now: instantOut,
  }),
  refusals: { notOpen: activityRefusal.notOpen },
})
