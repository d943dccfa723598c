import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  budgetCovers,
  type PromotionModule,
  promotionOf,
  type PromotionDependencies,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { readSignInCards } from '../contract.ts'
import { dayStatus, isActive, signUpDay } from '../rules.ts'
import { cardDeposits } from './card-deposits.ts'
import { cardsView } from './cards-view.ts'
import { claimCardDayHandler } from './claim-card-day.ts'
import { fieldMeanings } from './field-meanings.ts'
import { cardsOf, termsOf } from './owned-cards.ts'
import { signInCardsKind } from './sign-in-cards-kind.ts'

/** Sign-in cards: bought with a deposit, returning parts of it on seven days. */
export const signInCardsFeature = (needs: PromotionDependencies): PromotionModule => ({
  served: servedPromotion({
    kind: signInCardsKind,
    byHand: 'deposit',
    ruleNames: ['signBonus'],
    isShown: async (db, { reader, promotion, now }) => {
      const { settings } = promotion
      const owned = await cardsOf(db, promotion, reader.playerId)
      const bought = new Set(owned.map(({ card }) => card.propId))
      return (
        settings.cards.some(({ id }) => !bought.has(id)) ||
        owned.some((each) => isActive(each.card, termsOf(each.settings), now))
      )
    },
    marks: async (db, { reader, promotion, now }) => {
      const active = (await cardsOf(db, promotion, reader.playerId)).filter((each) =>
        isActive(each.card, termsOf(each.settings), now),
      )
      if (active.length === 0) return []
      const isDue = active.some(({ card, settings }) => {
        const at = { terms: termsOf(settings), now }
        const next = dayStatus(card, card.claimedOn.length + 1, at)
        return next === 'claimable' || (reader.hasKyc && dayStatus(card, signUpDay, at) === 'claimable')
      })
      return isDue ? ['loginPaying', 'signUpBonus'] : ['loginPaying']
    },
  }),
  name: 'sign-up-bonus',
  player: {
    handlers: [
      handle(readSignInCards, async ({ identity: { playerId }, now, tx }) => {
        const promotion = await promotionOf(tx, signInCardsKind)
        if (promotion === undefined) return refuse('notOpen')
        const covers = await budgetCovers(tx, { promotion, playerId, now })
        return answer(cardsView(promotion, await cardsOf(tx, promotion, playerId), { now, covers }))
      }),
      claimCardDayHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
  hooks: [cardDeposits(needs)],
})
