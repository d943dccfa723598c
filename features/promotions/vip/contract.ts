import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { multiplierOut } from '#core/money/wire-basis-points.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const levelOut = v.object({
  exp: v.number(),
  levelUp: centavosOut,
  weekly: multiplierOut,
  monthly: centavosOut,
  birthday: centavosOut,
  withdrawals: v.number(),
  automaticMax: centavosOut,
  rebate: multiplierOut,
  queue: v.string(),
})

const conditionOut = v.object({ deposited: centavosOut, needed: centavosOut, endsAt: instantOut })

/** The specification has a page of the VIP levels and no call for it; gifts come by mail. */
export const readVip = call({
  path: 'appVipUser',
  summary: 'Returns the player’s VIP level, the benefits of each level, and the rewards received.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: v.object({
    vip: v.number(),
    /** The level in effect; below `vip` after a deposit was taken back. */
    acting: v.number(),
    vipExp: v.number(),
    userLevel: v.number(),
    bet: centavosOut,
    levels: v.array(levelOut),
    week: conditionOut,
    month: conditionOut,
    giftDays: v.number(),
    gifts: v.array(
      v.object({
        kind: v.picklist(['level', 'week', 'month', 'birthday']),
        key: v.string(),
        amount: centavosOut,
        isCapped: v.boolean(),
        at: instantOut,
      }),
    ),
  }),
  refusals: { notOpen: activityRefusal.notOpen },
})
