import type { Instant } from '#core/clock/instant.ts'
import { discountPercent } from '#core/reward/discount.ts'
import type { Charge } from '../rules.ts'
import type { OpenedCharge } from './open-charge.ts'

/** The offer as its player sees it. */
export function firstChargeView({ offer, expiry, isOver }: OpenedCharge, charge: Charge, now: Instant) {
  const { id, price, showType, award } = offer
  return {
    appRechargeBonusCollection9: {
      awardId: id,
      itemStatus: charge.status,
      propReceiveList: [...charge.claimed],
      expireTime: expiry,
      isEnded: isOver && charge.status !== 'done',
    },
    appRechargeBonusCollection9ConfigList: [
      { id, price, showType, award: [...award], discount: discountPercent({ price, awards: award }) },
    ],
    propList: [...award],
    now,
  }
}
