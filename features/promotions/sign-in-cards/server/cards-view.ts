import type { Instant } from '#core/clock/instant.ts'
import { dayOf, endOfDay } from '#core/clock/manila.ts'
import { type Centavos, sumCentavos } from '#core/money/centavos.ts'
import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'
import { type BudgetAt, isOpen } from '#features/promotions/kit/server/index.ts'
import { coinsOfDay, dayStatus, endOfCard, inOrder, isActive, priceMissing, signUpDay } from '../rules.ts'
import { type KeptCard, type SignInCards, termsOf } from './owned-cards.ts'
import { costOfCard } from './sold-card.ts'

/** The player's view of the sign-in cards. */
export function cardsView(promotion: SignInCards, owned: readonly KeptCard[], { now, covers }: BudgetAt) {
  const { settings } = promotion
  // A card whose deposit was taken back is lost.
  const left = owned.filter(({ card }) => !card.isRevoked).map((kept) => ({ ...kept, terms: termsOf(kept.settings) }))
  const ownList = inOrder(left, now).map((kept) => ownedView(kept, now))
  const bought = owned.map(({ card }) => card.propId)
  const forSale = isOpen(promotion, now) ? settings.cards.filter(({ id }) => !bought.includes(id)) : []
  return {
    ownList,
    buyPropIds: bought,
    needRecharge: priceMissing(forSale, { hasActive: ownList.some((card) => card.isActive) }),
    cards: forSale.map(({ id: propId, price }) => ({
      propId,
      price,
      days: settings.days.map((_day, index) => ({
        day: index + 1,
        items: [...itemsOfDay(settings, price, index + 1)],
        status: 'locked' as const,
      })),
      total: sumCentavos(settings.days.map(({ rate }) => coinsOfDay(price, rate))),
      isSoldOut: !covers(costOfCard(settings, { price }, { isFirst: bought.length === 0 })),
    })),
    signUpItems: bought.length === 0 ? [...settings.signUp] : [],
    lastsDays: settings.lastsDays,
    nextDayAt: endOfDay(dayOf(now)),
    now,
  }
}

function ownedView({ card, settings }: KeptCard, now: Instant) {
  const terms = termsOf(settings)
  const at = { terms, now }
  const { propId, claimedOn, isSignUpClaimed, isFirst } = card
  const price = priceOf(settings, propId)
  const claimed = claimedOn.map((_day, index) => index + 1)
  return {
    id: propId,
    propId,
    loginPayDataJson: { days: isSignUpClaimed ? [...claimed, signUpDay] : claimed },
    price,
    days: settings.days.map((_day, index) => ({
      day: index + 1,
      items: [...itemsOfDay(settings, price, index + 1)],
      status: dayStatus(card, index + 1, at),
    })),
    signUp:
      isFirst && settings.signUp.length > 0
        ? { items: [...settings.signUp], status: dayStatus(card, signUpDay, at) }
        : null,
    isActive: isActive(card, terms, now),
    expireTime: endOfCard(card, terms),
  }
}

export function priceOf({ cards }: SignInCards['settings'], propId: number): Centavos {
  const found = cards.find(({ id }) => id === propId)
  if (found === undefined) throw new Error(`card ${propId} is not in the version that it was bought by`)
  return found.price
}

/** The gifts of a card's day. */
export function itemsOfDay(
  { days, betRate }: SignInCards['settings'],
  price: Centavos,
  day: number,
): readonly RewardItem[] {
  const rate = days[day - 1]?.rate
  return rate === undefined ? [] : [{ id: coinItem, count: Number(coinsOfDay(price, rate)), betRate }]
}
