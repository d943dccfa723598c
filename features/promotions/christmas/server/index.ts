import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  budgetCovers,
  dayDone,
  isAnnounced,
  type PromotionModule,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { readChristmas } from '../contract.ts'
import { calendarView, hasWaiting } from './calendar-view.ts'
import { christmasKind } from './christmas-kind.ts'
import { claimBoxHandler } from './claim-box.ts'
import { fieldMeanings } from './field-meanings.ts'
import { loadCalendar } from './load-calendar.ts'
import { christmasTexts } from './messages/index.ts'
import { type ChristmasDependencies, openDoorHandler, openExtraDoorHandler } from './open-door.ts'
import { stampDayHandler } from './stamp-day.ts'
import { takeBackDoors } from './take-back-doors.ts'

/** The Christmas calendar: a door a day, keys, and boxes at the end. */
export const christmasFeature = (needs: ChristmasDependencies): PromotionModule => ({
  served: servedPromotion({
    kind: christmasKind,
    byHand: 'draw',
    marks: async (db, { reader: { playerId }, promotion, now }) => {
      const calendar = await loadCalendar(db, { playerId, now }, promotion)
      return calendar !== undefined && hasWaiting(calendar) ? ['freeBonus'] : []
    },
  }),
  name: 'christmas',
  player: {
    handlers: [
      handle(readChristmas, async ({ identity: { playerId }, now, tx }) => {
        const calendar = await loadCalendar(tx, { playerId, now })
        // Before its first day it counts down to it.
        if (calendar === undefined || !isAnnounced(calendar, now)) return refuse('notOpen')
        const done = await dayDone(tx, playerId, dayOf(now))
        const covers = await budgetCovers(tx, { promotion: calendar.promotion, playerId, now })
        return answer(calendarView(calendar, { done, covers, now }))
      }),
      stampDayHandler(needs),
      openDoorHandler(needs),
      openExtraDoorHandler(needs),
      claimBoxHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: {
      ...activityRefusalTexts,
      nothingToChange: christmasTexts.nothingToChange,
      conditionNotReached: christmasTexts.conditionNotReached,
    },
  },
  hooks: [takeBackDoors],
})
