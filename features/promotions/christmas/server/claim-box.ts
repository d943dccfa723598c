import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { budgetCovers, claimReward, dayDone, isOpen } from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { claimChristmasBox } from '../contract.ts'
import { refuseBox } from '../rules.ts'
import { calendarView } from './calendar-view.ts'
import { boxKey } from './claim-keys.ts'
import { lockCalendar, saveCalendar } from './load-calendar.ts'
import type { ChristmasDependencies } from './open-door.ts'

/** Grants a box that the keys have reached, once, from the last door's day on. */
export const claimBoxHandler = (needs: ChristmasDependencies) =>
  handle(claimChristmasBox, async ({ input: { id }, identity: { playerId }, now, tx }) => {
    const calendar = await lockCalendar(tx, { playerId, now })
    if (calendar === undefined || !isOpen(calendar.promotion, now)) return refuse('notOpen')
    const { promotion, season, held, day } = calendar
    const refusal = refuseBox({ calendar: promotion.settings, held, day }, id)
    if (refusal !== undefined) return refuse(refusal)
    const items = promotion.settings.boxes.find((box) => box.id === id)?.items ?? []
    const claimKey = boxKey(season.cycleKey, id)
    const given = await claimReward(tx, needs, { playerId, promotion, claimKey, items, now })
    if (given.kind === 'refusal') return given
    const after = { ...held, boxes: [...held.boxes, id] }
    await saveCalendar(tx, calendar, after, now)
    const done = await dayDone(tx, playerId, dayOf(now))
    const covers = await budgetCovers(tx, { promotion, playerId, now })
    return answer({ ...calendarView({ ...calendar, held: after }, { done, covers, now }), items: [...given.items] })
  })
