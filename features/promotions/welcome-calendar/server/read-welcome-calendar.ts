import { answer, refuse } from '#core/contract/outcome.ts'
import {
  onceCycle,
  promotionAt,
  promotionOf,
  type PromotionDependencies,
  readReader,
  stateFind,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { readWelcomeCalendar } from '../contract.ts'
import { welcomeCalendarKind } from './welcome-calendar-kind.ts'
import { calendarOf, calendarView, factsOf } from './read-calendar.ts'

export const readWelcomeCalendarHandler = (needs: PromotionDependencies) =>
  handle(readWelcomeCalendar, async ({ identity: { playerId }, now, tx }) => {
    const row = await stateFind(tx, { playerId, key: welcomeCalendarKind.key, cycleKey: onceCycle })
    const promotion = row
      ? await promotionAt(tx, welcomeCalendarKind, row.version)
      : await promotionOf(tx, welcomeCalendarKind)
    if (promotion === undefined) return refuse('notOpen')
    const facts = factsOf(await readReader(tx, needs, { playerId, now }))
    return answer(calendarView(calendarOf(row), { facts, settings: promotion.settings, now }))
  })
