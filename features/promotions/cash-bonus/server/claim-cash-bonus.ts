import { answer, refuse } from '#core/contract/outcome.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import {
  claimReward,
  cycleKeyOf,
  promotionOf,
  stateOpen,
  stateSave,
} from '#features/promotions/promotion/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { cashBonusKind } from './cash-bonus-kind.ts'
import { claimCashBonus } from '../contract.ts'
import { type CashBonusNeeds, cashBonusToday } from './cash-bonus-day.ts'

export const claimCashBonusHandler = (needs: CashBonusNeeds) =>
  handle(claimCashBonus, async ({ identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf(tx, cashBonusKind)
    if (promotion === undefined) return refuse('notOpen')
    const { settings, version } = promotion
    const cycleKey = cycleKeyOf('day', now)
    const row = await stateOpen(tx, { playerId, key: cashBonusKind.key, cycleKey, version, now })
    const { yesterday, validBet, view } = await cashBonusToday(tx, needs, { reader: { playerId }, settings, now })
    if (view.status === 'done') return refuse('alreadyClaimed')
    if (view.status === 'locked') return refuse('conditionNotReached')

    const items = [{ id: coinItem, count: Number(view.amount), betRate: settings.betRate }]
    const given = await claimReward(tx, needs, { playerId, promotion, claimKey: cycleKey, items, now })
    if (given.kind === 'refusal') return given
    await stateSave(tx, { ...row, itemStatus: 2, data: { day: yesterday, validBet: String(validBet) } }, now)
    const { isCapped } = given
    return answer({ ...view, status: 'done' as const, items: [...given.items], isCapped })
  })
