import { discountPercent } from '#core/reward/discount.ts'
import { type BudgetAt, giftCost } from '#features/promotions/kit/server/index.ts'
import type { Charge } from '../rules.ts'
import type { OpenedCharge } from './open-charge.ts'

/** The player's view. A bought offer is never sold out: its gifts are reserved. */
export function firstDepositView({ offer, expiry, isOver }: OpenedCharge, charge: Charge, { now, holds }: BudgetAt) {
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
      {
        id,
        price,
        showType,
        award: [...award],
        discount: discountPercent({ price, awards: award }),
        isSoldOut: charge.status === 'buyable' && !isOver && !holds(giftCost(award)),
      },
    ],
    propList: [...award],
    now,
  }
}
