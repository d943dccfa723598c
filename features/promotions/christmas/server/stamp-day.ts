import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { budgetCovers, dayDone, readReader, refuseClaim } from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { stampChristmas } from '../contract.ts'
import { refuseStamp } from '../rules.ts'
import { calendarView } from './calendar-view.ts'
import { lockCalendar, saveCalendar } from './load-calendar.ts'
import type { ChristmasDependencies } from './open-door.ts'

/** Stamps today and commits to the seed of the next door. */
export const stampDayHandler = (needs: ChristmasDependencies) =>
  handle(stampChristmas, async ({ identity: { playerId }, now, tx }) => {
    const calendar = await lockCalendar(tx, { playerId, now })
    if (calendar === undefined) return refuse('notOpen')
    const { promotion, held, day } = calendar
    const reader = await readReader(tx, needs, { playerId, now })
    const closed = refuseClaim(promotion, { reader, asks: promotion.kind.asks, now })
    const refusal = closed ?? refuseStamp({ calendar: promotion.settings, held, day })
    if (refusal !== undefined) return refuse(refusal)
    const after = { ...held, seal: held.seal ?? needs.newSeed(), stamps: [...held.stamps, day] }
    await saveCalendar(tx, calendar, after, now)
    const done = await dayDone(tx, playerId, dayOf(now))
    const covers = await budgetCovers(tx, { promotion, playerId, now })
    return answer(calendarView({ ...calendar, held: after }, { done, covers, now }))
  })
