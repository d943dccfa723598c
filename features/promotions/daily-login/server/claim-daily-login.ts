import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import {
  claimReward,
  cycleKeyOf,
  onceCycle,
  promotionOf,
  type PromotionDependencies,
  readReader,
  stateOpen,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { claimDailyLogin } from '../contract.ts'
import { dailyLoginKind } from './daily-login-kind.ts'
import { refuseDay } from '../rules.ts'
import { dailyLoginView, isRowPaused, runningRow } from './daily-login-row.ts'

export const claimDailyLoginHandler = (needs: PromotionDependencies) =>
  handle(claimDailyLogin, async ({ input: { day }, identity: { playerId }, now, tx }) => {
    const acting = await promotionOf(tx, dailyLoginKind)
    if (acting === undefined) return refuse('notOpen')
    const key = { playerId, key: dailyLoginKind.key, cycleKey: onceCycle }
    const row = await stateOpen(tx, { ...key, version: acting.version, now })
    const { today, promotion } = await runningRow(tx, row, { acting, now })
    const { settings, version } = promotion
    const isPaused = isRowPaused(await readReader(tx, needs, { playerId, now }), { settings, now })
    const refusal = refuseDay(day, today, isPaused)
    if (refusal !== undefined) return refuse(refusal)

    const items = settings.days[day - 1]?.items ?? []
    // One gift per day in Manila, whatever the position in the row.
    const claimKey = cycleKeyOf('day', now)
    const given = await claimReward(tx, needs, { playerId, promotion, claimKey, items, now })
    if (given.kind === 'refusal') return given
    const streak = { streakDay: day, lastDay: dayOf(now) }
    await stateSave(tx, { ...row, data: { ...streak, version } }, now)
    const after = { promotion, streak, today: { day, isClaimed: true } }
    return answer({ ...dailyLoginView(after, { isPaused, now }), items: [...given.items] })
  })
