import { answer, refuse } from '#core/contract/outcome.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { claimReward, cycleKeyOf, promotionOf, stateOpen, stateSave } from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { cashBackKind } from './cash-back-kind.ts'
import { claimCashBack } from '../contract.ts'
import { type CashBackDependencies, cashBackToday } from './cash-back-day.ts'

export const claimCashBackHandler = (needs: CashBackDependencies) =>
  handle(claimCashBack, async ({ identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf(tx, cashBackKind)
    if (promotion === undefined) return refuse('notOpen')
    const { settings, version } = promotion
    const cycleKey = cycleKeyOf('day', now)
    const row = await stateOpen(tx, { playerId, key: cashBackKind.key, cycleKey, version, now })
    const { yesterday, validBet, view } = await cashBackToday(tx, needs, { reader: { playerId }, settings, now })
    if (view.status === 'done') return refuse('alreadyClaimed')
    if (view.status === 'locked') return refuse('conditionNotReached')

    const items = [{ id: coinItem, count: Number(view.amount), betRate: settings.betRate }]
    const given = await claimReward(tx, needs, { playerId, promotion, claimKey: cycleKey, items, now })
    if (given.kind === 'refusal') return given
    await stateSave(tx, { ...row, itemStatus: 2, data: { day: yesterday, validBet: String(validBet) } }, now)
    const { isCapped } = given
    return answer({ ...view, status: 'done' as const, items: [...given.items], isCapped })
  })
