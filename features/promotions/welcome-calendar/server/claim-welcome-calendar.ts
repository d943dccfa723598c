import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import {
  claimReward,
  onceCycle,
  promotionAt,
  type PromotionDependencies,
  promotionOf,
  readReader,
  stateOpen,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { claimWelcomeCalendar } from '../contract.ts'
import { welcomeCalendarKind } from './welcome-calendar-kind.ts'
import { refuseCell } from '../rules.ts'
import { calendarOf, calendarView, factsOf } from './read-calendar.ts'

export const claimWelcomeCalendarHandler = (needs: PromotionDependencies) =>
  handle(claimWelcomeCalendar, async ({ input: { day }, identity: { playerId }, now, tx }) => {
    const acting = await promotionOf(tx, welcomeCalendarKind)
    if (acting === undefined) return refuse('notOpen')
    const key = { playerId, key: welcomeCalendarKind.key, cycleKey: onceCycle }
    const row = await stateOpen(tx, { ...key, version: acting.version, now })
    // A running calendar keeps the version it started with; the version in force decides whether it is open.
    const { settings } = await promotionAt(tx, welcomeCalendarKind, row.version)
    const reader = await readReader(tx, needs, { playerId, now })
    const [calendar, facts] = [calendarOf(row), factsOf(reader)]
    const refusal = refuseCell(calendar, { day, facts, settings, now })
    if (refusal !== undefined) return refuse(refusal)

    const items = settings.days[day - 1]?.items ?? []
    const asks = reader.isGreenMode ? { ...welcomeCalendarKind.asks, kyc: true as const } : welcomeCalendarKind.asks
    const promotion = { ...acting, settings, version: row.version }
    const given = await claimReward(tx, needs, { playerId, promotion, claimKey: `day:${day}`, items, now, asks })
    if (given.kind === 'refusal') return given
    const after = { claimedOn: [...calendar.claimedOn, dayOf(now)] }
    const isDone = after.claimedOn.length >= settings.days.length
    await stateSave(tx, { ...row, itemStatus: isDone ? 2 : 0, data: after }, now)
    return answer({ ...calendarView(after, { facts, settings, now }), items: [...given.items] })
  })
