import {
  activityRefusalTexts,
  onceCycle,
  type PromotionDoor,
  promotionKept,
  type PromotionNeeds,
  servedPromotion,
  stateFind,
} from '#features/promotions/promotion/server/index.ts'
import { fieldMeanings } from './field-meanings.ts'
import { freeSignKind } from './free-sign-kind.ts'
import { isOver } from '../rules.ts'
import { claimFreeSignHandler } from './claim-free-sign.ts'
import { calendarOf, factsOf } from './read-calendar.ts'
import { readFreeSignHandler } from './read-free-sign.ts'

/** The free calendar of new players. */
export const freeSign = (needs: PromotionNeeds): PromotionDoor => ({
  served: servedPromotion({
    kind: freeSignKind,
    isShown: async (db, { reader, promotion, now }) => {
      const row = await stateFind(db, { playerId: reader.playerId, key: freeSignKind.key, cycleKey: onceCycle })
      // Whoever began goes on by the version they began with.
      const { settings } = row === undefined ? promotion : await promotionKept(db, promotion, row.version)
      return !isOver(calendarOf(row), factsOf(reader), settings, now)
    },
  }),
  feature: {
    name: 'free-sign',
    handlers: [readFreeSignHandler(needs), claimFreeSignHandler(needs)],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
})
