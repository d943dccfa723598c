import type { Instant } from '#core/clock/instant.ts'
import { monthPeriod } from '#core/clock/period.ts'
import type { InputOf } from '#core/contract/call.ts'
import type { Language } from '#core/language/language.ts'
import { answer, type OutcomeOf, refuse } from '#core/contract/outcome.ts'
import {
  type RewardClaim,
  claimReward,
  isOffered,
  type PromotionDependencies,
  promotionOf,
  readReader,
} from '#features/promotions/kit/server/index.ts'
import { balancesForUpdate, balancesOf, points, post } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { handle } from '#platform/http/handle.ts'
import { exchangePoints } from '../contract.ts'
import type { PointsShop } from '../shop-item.ts'
import { priceOf, refuseExchange, timesItems } from '../shop-rules.ts'
import { type Exchange, exchangeFindByRequest, exchangeInsert, exchangeTakenInMonth } from './store/exchange.store.ts'
import { exchangeView } from './exchange-view.ts'
import { pointsKind } from './points-kind.ts'
import { pointsPlayerTouch } from './store/points-activity.store.ts'
import { stockTake } from './store/stock.store.ts'

type ExchangeRequest = InputOf<typeof exchangePoints> & {
  readonly playerId: bigint
  readonly language: Language
  readonly now: Instant
}

/** Exchanges points for an item in one transaction. The book's lock makes ten taps one exchange. */
export const exchangePointsHandler = (needs: PromotionDependencies) =>
  handle(exchangePoints, async ({ input, identity: { playerId }, caller: { language }, now, tx }) => {
    const request = { ...input, playerId, language, now }
    const { points: balance } = await balancesForUpdate(tx, playerId)
    const known = await exchangeFindByRequest(tx, playerId, request.reqId)
    if (known !== undefined) {
      return known.itemId === request.id && known.count === request.count
        ? answered(tx, { made: known, shop: (await promotionOf<PointsShop>(tx, pointsKind))?.settings, language })
        : refuse('nothingToChange')
    }
    return exchange(tx, needs, { ...request, balance })
  })

async function exchange(
  tx: Transaction,
  needs: PromotionDependencies,
  { playerId, id, count, reqId, language, now, balance }: ExchangeRequest & { readonly balance: bigint },
): Promise<OutcomeOf<typeof exchangePoints>> {
  const promotion = await promotionOf<PointsShop>(tx, pointsKind)
  const reader = await readReader(tx, needs, { playerId, now })
  if (reader.isRestricted) return refuse('restricted')
  if (promotion === undefined || !isOffered(promotion, reader, now)) return refuse('notOpen')
  const { key: month } = monthPeriod(now)
  const item = promotion.settings.items.find((each) => each.id === id)
  const taken = (await exchangeTakenInMonth(tx, playerId, month)).get(id) ?? 0
  const refusal = refuseExchange(item, count, { balance, vip: reader.vip, taken })
  if (item === undefined || refusal !== undefined) return refuse(refusal ?? 'notOpen')
  if (!(await stockTake(tx, { month, itemId: id, count, stock: item.stock }))) return refuse('soldOut')

  const price = priceOf(item, count)
  const items = timesItems(item.items, count)
  const about = { playerId, reqId, month, itemId: id, name: item.name.en, count, items }
  const made = await exchangeInsert(tx, { ...about, points: price, state: stateOf(items), at: now })
  await spend(tx, { playerId, price, reqId, now })
  await pointsPlayerTouch(tx, playerId, now)
  const given = await giveItems(tx, needs, { playerId, promotion, claimKey: `x-${reqId}`, items, now })
  return given ?? answered(tx, { made, shop: promotion.settings, language })
}

/** An item without content is a prize sent by people. */
const stateOf = (items: RewardClaim['items']): 'asked' | 'done' => (items.length === 0 ? 'asked' : 'done')

/** Other items are granted at once, completely or not at all. */
async function giveItems(tx: Transaction, needs: PromotionDependencies, claiming: RewardClaim) {
  if (claiming.items.length === 0) return undefined
  const given = await claimReward(tx, needs, claiming)
  if (given.kind === 'refusal') return given
  return given.isCapped ? refuse('capReached') : undefined
}

type PointsPurchase = {
  readonly playerId: bigint
  readonly price: bigint
  readonly reqId: string
  readonly now: Instant
}

async function spend(tx: Transaction, { playerId, price, reqId, now }: PointsPurchase): Promise<void> {
  const paid = {
    reason: 'pointsSpend',
    from: 'points',
    to: 'promo:points',
    amount: points(price),
    reference: reqId,
  } as const
  const posted = await post(tx, { playerId, source: 'points', key: `x:${playerId}:${reqId}`, transfers: [paid], now })
  if (posted.kind !== 'applied') throw new Error(`points for ${reqId} were ${posted.kind}`)
}

type ExchangeAnswer = { readonly made: Exchange; readonly shop: PointsShop | undefined; readonly language: Language }

async function answered(tx: Transaction, { made, shop, language }: ExchangeAnswer) {
  const { coin, points: left } = await balancesOf(tx, made.playerId)
  return answer({ exchange: exchangeView(made, shop, language), lottery: Number(left), coin })
}
