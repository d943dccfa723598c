import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  dayDone,
  isAnnounced,
  type PromotionDependencies,
  type PromotionModule,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { readFestival } from '../contract.ts'
import { refuseTask } from '../rules.ts'
import { claimTaskHandler } from './claim-task.ts'
import { exchangeHandler } from './exchange.ts'
import { festivalKind } from './festival-kind.ts'
import { festivalView } from './festival-view.ts'
import { fieldMeanings } from './field-meanings.ts'
import { loadFestival } from './load-festival.ts'
import { festivalTexts } from './messages/index.ts'
import { packDeposits } from './pack-deposits.ts'

/** A festival of the operator's: packs and tasks bring stars, and a shop takes them. */
export const festivalFeature = (needs: PromotionDependencies): PromotionModule => ({
  served: servedPromotion({
    kind: festivalKind,
    byHand: 'exchange',
    marks: async (db, { reader: { playerId }, promotion, now }) => {
      const [festival, play] = await Promise.all([
        loadFestival(db, { playerId, now }, promotion),
        dayDone(db, playerId, dayOf(now)),
      ])
      if (festival === undefined) return []
      const { today } = festival
      const isWaiting = today.festival.tasks.some(({ id }) => refuseTask(today, id, play) === undefined)
      return isWaiting ? ['freeBonus'] : []
    },
  }),
  name: 'festival',
  player: {
    handlers: [
      handle(readFestival, async ({ identity: { playerId }, caller: { language }, now, tx }) => {
        const festival = await loadFestival(tx, { playerId, now })
        // Before its first day it counts down to it.
        if (festival === undefined || !isAnnounced(festival, now)) return refuse('notOpen')
        return answer(await festivalView(tx, festival, { playerId, language, now }))
      }),
      claimTaskHandler(needs),
      exchangeHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: {
      ...activityRefusalTexts,
      nothingToChange: festivalTexts.nothingToChange,
      conditionNotReached: festivalTexts.conditionNotReached,
    },
  },
  hooks: [packDeposits(needs)],
})
