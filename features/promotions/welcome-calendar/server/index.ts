import {
  activityRefusalTexts,
  onceCycle,
  type PromotionModule,
  promotionKept,
  type PromotionDependencies,
  servedPromotion,
  stateFind,
} from '#features/promotions/kit/server/index.ts'
import { fieldMeanings } from './field-meanings.ts'
import { welcomeCalendarKind } from './welcome-calendar-kind.ts'
import { isOver } from '../rules.ts'
import { claimWelcomeCalendarHandler } from './claim-welcome-calendar.ts'
import { calendarOf, factsOf } from './read-calendar.ts'
import { missedCellByHand } from './missed-cell.ts'
import { readWelcomeCalendarHandler } from './read-welcome-calendar.ts'

/** The free calendar of new players. */
export const welcomeCalendarFeature = (needs: PromotionDependencies): PromotionModule => ({
  served: servedPromotion({
    kind: welcomeCalendarKind,
    byHand: missedCellByHand,
    isShown: async (db, { reader, promotion, now }) => {
      const row = await stateFind(db, { playerId: reader.playerId, key: welcomeCalendarKind.key, cycleKey: onceCycle })
      // A running calendar keeps the version it started with.
      const { settings } = row === undefined ? promotion : await promotionKept(db, promotion, row.version)
      return !isOver(calendarOf(row), factsOf(reader), settings, now)
    },
  }),
  name: 'free-sign',
  player: {
    handlers: [readWelcomeCalendarHandler(needs), claimWelcomeCalendarHandler(needs)],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
})
