import { staleText } from '#core/contract/staff-call.ts'
import { staffMessages, type StaffDependencies, type WorkQueues } from '#features/office/staff/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { changeHandlers } from './change-handlers.ts'
import { readHandlers } from './read-handlers.ts'
import { itemQueues } from './read-items.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

type Dependencies = Pick<StaffDependencies, 'audit'> & WorkQueues & { readonly db: Database }

/** Items that wait, with deadline and owner. */
export function workList({ queues, ...given }: Dependencies): FeatureModule {
  const needs = { ...given, queues: itemQueues(queues) }
  return {
    name: 'workList',
    desk: {
      fieldMeanings: staffFieldMeanings,
      handlers: [...readHandlers(needs), ...changeHandlers(needs)],
      refusalTexts: {
        notPermitted: staffMessages.notPermitted,
        stale: staleText,
        itemNotWaiting: 'This item no longer waits, or your roles do not open its queue.',
        ownedByOther: 'Someone else has just taken this item.',
        notOwned: 'You do not own this item.',
        notColleague: 'This member cannot open the queue. Choose another one.',
      },
    },
  }
}

export { dueByQueue } from './due-by-queue.ts'
