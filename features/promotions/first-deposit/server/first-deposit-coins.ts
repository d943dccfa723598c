import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import { coinsIn } from '#core/reward/reward-item.ts'
import { budgetCovers, giftCost, isOpen, promotionOf } from '#features/promotions/kit/server/index.ts'
import { validBetTotal } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { offerFor } from '../rules.ts'
import { firstDepositKind } from './first-deposit-kind.ts'
import { purchaseFind } from './open-purchase.ts'

/** The bonus coins of this player's first deposit; none if sold out. */
export async function firstDepositCoins(
  db: Queryable,
  { playerId, now }: { readonly playerId: bigint; readonly now: Instant },
): Promise<Centavos> {
  const acting = await promotionOf(db, firstDepositKind)
  if (acting === undefined || !isOpen(acting, now)) return zeroCentavos
  const { purchase, settings, offerId } = await purchaseFind(db, playerId, acting)
  const known = settings.offers.find(({ id }) => id === offerId)
  const offer = known ?? offerFor(settings.offers, await validBetTotal(db, playerId))
  if (offer === undefined || purchase.status !== 'buyable') return zeroCentavos
  const covers = await budgetCovers(db, { promotion: acting, playerId, now })
  return covers(giftCost(offer.award)) ? coinsIn(offer.award) : zeroCentavos
}
