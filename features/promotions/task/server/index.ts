import {
  activityRefusalTexts,
  type PromotionModule,
  type PromotionDependencies,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { fieldMeanings } from './field-meanings.ts'
import { boardOf, canReceive, type TaskDependencies } from './load-board.ts'
import { actTaskHandler, claimTaskHandler, readTasksHandler } from './task-calls.ts'
import { taskKind } from './task-kind.ts'
import { tasksFollowDeposits, tasksFollowPlay } from './tasks-follow.ts'
import { tasksByHand } from './tasks-by-hand.ts'
import { taskTexts } from './messages/index.ts'

/** Tasks and the chests of the day. */
export const taskFeature = (needs: PromotionDependencies & TaskDependencies): PromotionModule => ({
  served: servedPromotion({
    kind: taskKind,
    byHand: async (_db, looking) => tasksByHand(looking),
    marks: async (db, looking) => (canReceive(await boardOf(db, needs, looking)) ? ['task'] : []),
  }),
  name: 'task',
  player: {
    handlers: [readTasksHandler(needs), claimTaskHandler(needs), actTaskHandler(needs)],
    fieldMeanings,
    refusalTexts: { ...activityRefusalTexts, conditionNotReached: taskTexts.conditionNotReached },
  },
  hooks: [tasksFollowDeposits],
  consumers: [tasksFollowPlay],
})
