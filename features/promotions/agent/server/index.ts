import { answer, refuse } from '#core/contract/outcome.ts'
import { inviteCodeOf } from '#features/players/account/server/index.ts'
import {
  commissionProgramme,
  commissionView,
  friendsView,
  hasCommission,
  measureCommission,
  payCommission,
  termsOfSettings,
} from '#features/promotions/commission/server/index.ts'
import {
  activityRefusalTexts,
  type PromotionDependencies,
  type PromotionModule,
  promotionOf,
  readReader,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { hasInvited } from '#features/promotions/invite/server/index.ts'
import { balancesOf } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { exchangeCommission, readAgent } from '../contract.ts'
import { agentKind } from './agent-kind.ts'
import { fieldMeanings } from './field-meanings.ts'

export const agentProgramme = commissionProgramme(agentKind, termsOfSettings)

/** Commission on friends' play, on up to three levels. */
export const agentFeature = (needs: PromotionDependencies): PromotionModule => ({
  served: servedPromotion({
    kind: agentKind,
    byHand: 'friends',
    marks: async (db, { reader: { playerId }, promotion: { settings }, now }) => {
      const agent = { agentId: playerId, key: agentKind.key, minimum: settings.exchangeMin, now }
      return (await hasInvited(db, playerId)) && (await hasCommission(db, agent)) ? ['agent'] : []
    },
    measuredCost: (db, { settings, now }) => measureCommission(db, termsOfSettings(settings), now),
  }),
  name: 'agent',
  player: {
    handlers: [readAgentHandler(needs), exchangeHandler(needs)],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
})

const readAgentHandler = (needs: PromotionDependencies) =>
  handle(readAgent, async ({ input: { page }, identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf(tx, agentKind)
    if (promotion === undefined) return refuse('notOpen')
    const terms = termsOfSettings(promotion.settings)
    const { isGreenMode } = await readReader(tx, needs, { playerId, now })
    const agent = { agentId: playerId, key: agentKind.key, terms, isGreenMode, now }
    return answer({
      ...(await commissionView(tx, agent)),
      ...(await friendsView(tx, { ...agent, page })),
      inviteCode: await inviteCodeOf(tx, playerId),
      exchangeMin: terms.exchangeMin,
      reviewAbove: terms.reviewAbove,
      betRate: terms.betRate,
      now,
    })
  })

const exchangeHandler = (needs: PromotionDependencies) =>
  handle(exchangeCommission, async ({ input: { amount }, identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf(tx, agentKind)
    if (promotion === undefined) return refuse('notOpen')
    const terms = termsOfSettings(promotion.settings)
    const paid = await payCommission(tx, needs, { playerId, promotion, terms, amount, now })
    if (paid.kind === 'refusal') return paid
    return answer({
      state: paid.kind,
      amount: paid.amount,
      items: [...paid.items],
      coin: (await balancesOf(tx, playerId)).coin,
    })
  })
