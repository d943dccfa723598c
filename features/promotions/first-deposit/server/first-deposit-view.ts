import { discountPercent } from '#core/reward/discount.ts'
import { type BudgetAt, giftCost } from '#features/promotions/kit/server/index.ts'
import type { Purchase } from '../rules.ts'
import type { OpenedPurchase } from './open-purchase.ts'

/** The player's view. A bought offer is never sold out: its gifts are reserved. */
export function firstDepositView(
  { offer, expiry, isOver }: OpenedPurchase,
  purchase: Purchase,
  { now, covers }: BudgetAt,
) {
  const { id, price, showType, award } = offer
  return {
    appRechargeBonusCollection9: {
      awardId: id,
      itemStatus: purchase.status,
      propReceiveList: [...purchase.claimed],
      expireTime: expiry,
      isEnded: isOver && purchase.status !== 'done',
    },
    appRechargeBonusCollection9ConfigList: [
      {
        id,
        price,
        showType,
        award: [...award],
        discount: discountPercent({ price, awards: award }),
        isSoldOut: purchase.status === 'buyable' && !isOver && !covers(giftCost(award)),
      },
    ],
    propList: [...award],
    now,
  }
}
