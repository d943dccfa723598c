import { monthPeriod } from '#core/clock/period.ts'
import { answer } from '#core/contract/outcome.ts'
import {
  isOffered,
  type PromotionDependencies,
  promotionOf,
  readReader,
} from '#features/promotions/kit/server/index.ts'
import { balancesOf } from '#ledger'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { readPointsShop } from '../contract.ts'
import { pointsEndAt } from '../expiry.ts'
import type { PointsShop } from '../shop-item.ts'
import { exchangeListOfPlayer, exchangeTakenInMonth } from './store/exchange.store.ts'
import { exchangeView } from './exchange-view.ts'
import { pointsActiveAt } from './store/points-activity.store.ts'
import { pointsKind } from './points-kind.ts'
import { stockTaken } from './store/stock.store.ts'

const exchangesShown = 30

/** The remainder; null for unlimited. */
const leftOf = (bound: number, taken: number): number | null => (bound === 0 ? null : Math.max(0, bound - taken))

export const readShopHandler = (needs: PromotionDependencies) =>
  handleOutsideTransaction(readPointsShop, async ({ identity: { playerId }, caller, now, db }) => {
    const { key: month } = monthPeriod(now)
    const [promotion, reader, balances, taken, mine, exchanges, activeAt] = await Promise.all([
      promotionOf<PointsShop>(db, pointsKind),
      readReader(db, needs, { playerId, now }),
      balancesOf(db, playerId),
      stockTaken(db, month),
      exchangeTakenInMonth(db, playerId, month),
      exchangeListOfPlayer(db, playerId, exchangesShown),
      pointsActiveAt(db, playerId),
    ])
    const isOpen = promotion !== undefined && isOffered(promotion, reader, now)
    return answer({
      lottery: Number(balances.points),
      vip: reader.vip,
      isOpen,
      expiresAt: activeAt === undefined || balances.points === 0n ? null : pointsEndAt(activeAt),
      items: (isOpen ? promotion.settings.items : []).map(({ id, name, points, items, stock, perPlayer, vipMin }) => ({
        id,
        name: name[caller.language],
        points,
        items: [...items],
        isSent: items.length === 0,
        left: leftOf(stock, taken.get(id) ?? 0),
        leftForYou: leftOf(perPlayer, mine.get(id) ?? 0),
        vipMin,
      })),
      exchanges: exchanges.map((exchange) => exchangeView(exchange, promotion?.settings, caller.language)),
    })
  })
