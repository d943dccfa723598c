import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import {
  claimReward,
  cycleKeyOf,
  onceCycle,
  promotionOf,
  type PromotionNeeds,
  readReader,
  stateOpen,
  stateSave,
} from '#features/promotions/promotion/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { claimLoginBonus } from '../contract.ts'
import { loginBonusKind } from './login-bonus-kind.ts'
import { refuseDay } from '../rules.ts'
import { loginBonusView, unavailableReason, runningRow } from './login-bonus-row.ts'

export const claimLoginBonusHandler = (needs: PromotionNeeds) =>
  handle(claimLoginBonus, async ({ input: { day }, identity: { playerId }, now, tx }) => {
    const acting = await promotionOf(tx, loginBonusKind)
    if (acting === undefined) return refuse('notOpen')
    const key = { playerId, key: loginBonusKind.key, cycleKey: onceCycle }
    const row = await stateOpen(tx, { ...key, version: acting.version, now })
    const { today, promotion } = await runningRow(tx, row, { acting, now })
    const { settings, version } = promotion
    const isAtRest = unavailableReason(await readReader(tx, needs, { playerId, now }), { settings, now })
    const refusal = refuseDay(day, today, isAtRest)
    if (refusal !== undefined) return refuse(refusal)

    const items = settings.days[day - 1]?.items ?? []
    // One gift for a day of Manila, whichever day of the row it is.
    const claimKey = cycleKeyOf('day', now)
    const given = await claimReward(tx, needs, { playerId, promotion, claimKey, items, now })
    if (given.kind === 'refusal') return given
    await stateSave(tx, { ...row, data: { streakDay: day, lastDay: dayOf(now), version } }, now)
    const after = { promotion, today: { day, isClaimed: true } }
    return answer({ ...loginBonusView(after, { isAtRest, now }), items: [...given.items] })
  })
