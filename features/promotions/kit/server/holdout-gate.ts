import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import type { Database } from '#platform/db/database.ts'
import { sharedReading } from '#platform/db/shared-reading.ts'
import type { CallGate } from '#platform/http/call-runner.ts'
import { activityRefusalTexts } from './activity-refusal-texts.ts'
import { kindsOfCalls, type ServedModules } from './kinds-of-calls.ts'
import { heldBackBy } from './holdout-groups.ts'
import { holdoutsOf } from './store/holdout.store.ts'

const notOpen = { errcode: activityRefusal.notOpen, text: activityRefusalTexts.notOpen }

// Every call of a promotion asks this.
const sharing = { slots: 2, batchMax: 100 }

/** To a player who is held back, a promotion is closed for every call, as if it did not exist. */
export function holdoutGate({
  db,
  promotions,
}: {
  readonly db: Database
  readonly promotions: ServedModules
}): CallGate {
  const kinds = kindsOfCalls(promotions)
  const share = sharedReading(db, sharing)
  return async ({ call, playerId }) => {
    const kind = kinds.get(call)
    if (kind === undefined || playerId === undefined || !('notOpen' in call.refusals)) return undefined
    return heldBackBy(await share((on) => holdoutsOf(on, playerId)), playerId).has(kind.key) ? notOpen : undefined
  }
}
