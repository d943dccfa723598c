import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  isAnnounced,
  type PromotionModule,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import type { Database } from '#platform/db/database.ts'
import { readNewYear } from '../contract.ts'
import { type NewYearDependencies, viewOf } from './act.ts'
import { hasWaiting } from './collection-view.ts'
import { claimTaskHandler, extraBoxHandler, shareHandler } from './earn-boxes.ts'
import { fieldMeanings } from './field-meanings.ts'
import { loadCollection, todayOf } from './load-collection.ts'
import { newYearTexts } from './messages/index.ts'
import { newYearKind } from './new-year-kind.ts'
import { openBoxHandler, openGrandHandler } from './open-box.ts'
import { settleSeasonJob } from './settle-season.ts'
import { takeBackBoxes } from './take-back-boxes.ts'
import { leftoverTemplate } from './leftover-template.ts'

/** The New Year countdown: boxes by tasks, four pieces, and a grand box. */
export const newYearFeature = (needs: NewYearDependencies & { readonly db: Database }): PromotionModule => ({
  served: servedPromotion({
    kind: newYearKind,
    byHand: 'draw',
    ruleNames: ['newYear'],
    marks: async (db, { reader: { playerId }, promotion, now }) => {
      const collection = await loadCollection(db, { playerId, now }, promotion)
      return collection !== undefined && hasWaiting(collection) ? ['freeBonus'] : []
    },
  }),
  name: 'new-year',
  player: {
    handlers: [
      handle(readNewYear, async ({ identity: { playerId }, now, tx }) => {
        const collection = await loadCollection(tx, { playerId, now })
        // Before its first day it counts down as well.
        if (collection === undefined || !isAnnounced(collection, now)) return refuse('notOpen')
        const today = await todayOf(tx, collection, playerId)
        return answer(await viewOf(tx, collection, { playerId, now, today }))
      }),
      shareHandler(needs),
      claimTaskHandler(needs),
      extraBoxHandler(needs),
      openBoxHandler(needs),
      openGrandHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: {
      ...activityRefusalTexts,
      nothingToChange: newYearTexts.nothingToChange,
      conditionNotReached: newYearTexts.conditionNotReached,
    },
  },
  hooks: [takeBackBoxes],
  jobs: [settleSeasonJob(needs)],
  messageTemplates: [leftoverTemplate],
})

export { newYearWinners } from './new-year-winners.ts'
