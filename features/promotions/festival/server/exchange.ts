import { answer, refuse } from '#core/contract/outcome.ts'
import {
  claimReward,
  type PromotionDependencies,
  readReader,
  refuseClaim,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { exchangeStars } from '../contract.ts'
import { refuseExchange } from '../rules.ts'
import { exchangeKey } from './claim-keys.ts'
import { festivalView } from './festival-view.ts'
import { lockFestival, saveFestival } from './load-festival.ts'

/** Grants an item of the shop for its stars. */
export const exchangeHandler = (needs: PromotionDependencies) =>
  handle(exchangeStars, async ({ input: { id }, identity: { playerId }, caller: { language }, now, tx }) => {
    const festival = await lockFestival(tx, { playerId, now })
    if (festival === undefined) return refuse('notOpen')
    const { promotion, season, today, row } = festival
    const { held } = today
    const reader = await readReader(tx, needs, { playerId, now })
    const closed = refuseClaim(promotion, { reader, asks: promotion.kind.asks, now })
    const refusal = closed ?? refuseExchange(today, id)
    const item = promotion.settings.shop.find((each) => each.id === id)
    if (refusal !== undefined || item === undefined) return refuse(refusal ?? 'notEligible')
    const { items, stars } = item
    const claimKey = exchangeKey(season.cycleKey, held.exchanges.length + 1)
    const given = await claimReward(tx, needs, { playerId, promotion, claimKey, items, now })
    if (given.kind === 'refusal') return given
    const after = { ...held, exchanges: [...held.exchanges, { id, stars, isRevoked: false }] }
    await saveFestival(tx, row, after, now)
    const left = { ...festival, today: { ...today, held: after } }
    return answer({ ...(await festivalView(tx, left, { playerId, language, now })), items: [...given.items] })
  })
