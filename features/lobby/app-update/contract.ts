import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { centavosOut } from '#core/money/wire-money.ts'

export const takeDownloadBonus = call({
  path: 'receiveDownloadBonus',
  summary: 'Takes the gift for having got the app, in the app, once.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ reqId: optionalRequestId }),
  response: v.object({
    bonus: centavosOut,
    /** The player's resulting balance. */
    coin: centavosOut,
  }),
  refusals: {
    noBonus: activityRefusal.notOpen,
    takenBefore: activityRefusal.alreadyClaimed,
    takenNearby: activityRefusal.alreadyClaimed,
    notInApp: activityRefusal.conditionNotReached,
    depositNeeded: activityRefusal.rechargeNeeded,
    mayNotTake: activityRefusal.restricted,
  },
})
