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
} from '#features/promotion/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { claimLoginBonus } from '../contract.ts'
import { loginBonusKind } from './login-bonus-kind.ts'
import { refuseDay } from '../rules.ts'
import { loginBonusView, restsFor, streakOf, todayIn } from './login-bonus-row.ts'

export const claimLoginBonusHandler = (needs: PromotionNeeds) =>
  handle(claimLoginBonus, async ({ input: { day }, identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf(tx, loginBonusKind)
    if (promotion === undefined) return refuse('notOpen')
    const { settings, version } = promotion
    const row = await stateOpen(tx, { playerId, key: loginBonusKind.key, cycleKey: onceCycle, version, now })
    const isAtRest = await restsFor(tx, await readReader(tx, needs, { playerId, now }), { settings, now })
    const refusal = refuseDay(day, todayIn(streakOf(row), settings, now), isAtRest)
    if (refusal !== undefined) return refuse(refusal)

    const items = settings.days[day - 1]?.items ?? []
    // One gift for a day of Manila, whichever day of the row it is.
    const claimKey = cycleKeyOf('day', now)
    const given = await claimReward(tx, needs, { playerId, promotion, claimKey, items, now })
    if (given.kind === 'refusal') return given
    const after = { streakDay: day, lastDay: dayOf(now) }
    await stateSave(tx, { ...row, data: after }, now)
    return answer({ ...loginBonusView(after, { settings, isAtRest, now }), items: [...given.items] })
  })
