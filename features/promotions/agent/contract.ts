import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { multiplierOut } from '#core/money/wire-basis-points.ts'
import { centavosIn, centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'
import { commissionOut, exchangeStateOut, friendOut } from '#core/commission/commission-out.ts'

const page = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 1)

export const readAgent = call({
  path: 'agentData',
  summary: 'Returns an agent’s commission, team and statement, with 20 friends at a time.',
  access: 'player',
  money: 'none',
  request: v.object({ page }),
  response: v.object({
    ...commissionOut.entries,
    inviteCode: v.string(),
    exchangeMin: centavosOut,
    reviewAbove: centavosOut,
    betRate: multiplierOut,
    friends: v.array(friendOut),
    hasMore: v.boolean(),
    now: instantOut,
  }),
  refusals: { notOpen: activityRefusal.notOpen },
})

export const exchangeCommission = call({
  path: 'agent3Exchange',
  summary: 'Moves commission to the balance. The staff reviews a large amount first.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ amount: centavosIn, reqId: optionalRequestId }),
  response: v.object({ state: exchangeStateOut, amount: centavosOut, items: rewardItemsOut, coin: centavosOut }),
  refusals: activityRefusal,
})
