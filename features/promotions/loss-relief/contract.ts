import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

const stateOut = v.object({
  isBankrupt: v.boolean(),
  /** Why nothing is offered now; null if something is. */
  restsBecause: v.nullable(v.picklist(['hasCoins', 'inSafebox', 'underWay', 'neverDeposited', 'night', 'weekUsed'])),
  aid: v.object({ items: rewardItemsOut, status: enumerationOut(claimStatus) }),
  pack: v.object({
    price: centavosOut,
    items: rewardItemsOut,
    /** Claimable: for sale; done: bought. */
    status: enumerationOut(claimStatus),
    expireTime: v.nullable(instantOut),
    /** It cannot be bought: the budget does not cover it. */
    isSoldOut: v.boolean(),
  }),
  usedInWeek: v.number(),
  perWeek: v.number(),
  now: instantOut,
})

/**
 * Reads and claims in one call, as the specification has it. Reading requires no recent password, so neither does the
 * small aid.
 */
export const bankruptBonus = call({
  path: 'bankruptBonus',
  summary: 'Returns the loss relief open to the player; `receive` claims the day’s relief, once.',
  access: 'player',
  money: 'gift',
  request: v.object({ op: v.optional(v.picklist(['query', 'receive']), 'query'), reqId: optionalRequestId }),
  response: v.object({
    ...stateOut.entries,
    /** The granted items. */
    given: rewardItemsOut,
    /** The monthly cap of rebates reduced it. */
    isCapped: v.boolean(),
  }),
  refusals: activityRefusal,
})
