import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import {
  giftCost,
  type PromotionDependencies,
  promotionKept,
  promotionOf,
  reserveGift,
} from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { coinsOfDay } from '../rules.ts'
import { cardsOf, type SignInCards } from './owned-cards.ts'
import { signInCardsKind } from './sign-in-cards-kind.ts'

type Settings = SignInCards['settings']
type Card = Settings['cards'][number]

/** A card's total cost: its days, and the sign-up bonus if it is the player's first. */
export const costOfCard = (
  { days, signUp }: Settings,
  { price }: Pick<Card, 'price'>,
  { isFirst }: { readonly isFirst: boolean },
): Centavos =>
  sumCentavos([...days.map(({ rate }) => coinsOfDay(price, rate)), isFirst ? giftCost(signUp) : zeroCentavos])

const cardAt = ({ cards }: Settings, amount: Centavos): Card | undefined => cards.find(({ price }) => price === amount)

type Order = {
  readonly playerId: bigint
  readonly reference: string
  readonly amount: Centavos
  readonly now: Instant
}

/** Reserves a card's cost for an order of exactly its price by a player who never bought it. */
export async function reserveCard(
  tx: Transaction,
  needs: PromotionDependencies,
  { playerId, reference, amount, now }: Order,
): Promise<'reserved' | 'notOffered' | 'soldOut'> {
  const promotion = await promotionOf(tx, signInCardsKind)
  const card = promotion && cardAt(promotion.settings, amount)
  if (promotion === undefined || card === undefined) return 'notOffered'
  const owned = await cardsOf(tx, promotion, playerId)
  if (owned.some((each) => each.card.propId === card.id)) return 'notOffered'
  const cost = costOfCard(promotion.settings, card, { isFirst: owned.length === 0 })
  return reserveGift(tx, needs, { playerId, promotion, reference, cost, now })
}

/** The card sold by the reserved version; undefined: another amount arrived. */
export async function soldCard(
  tx: Transaction,
  { version, amount }: { readonly version: number; readonly amount: Centavos },
) {
  const acting = await promotionOf(tx, signInCardsKind)
  if (acting === undefined) return undefined
  const { settings } = await promotionKept(tx, acting, version)
  const card = cardAt(settings, amount)
  return card && { acting, card, settings, version }
}
