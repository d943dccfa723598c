import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import type { Database } from '#platform/db/database.ts'
import type { CallGate } from '#platform/http/call-runner.ts'
import { activityRefusalTexts } from './activity-refusal-texts.ts'
import { kindsOfCalls, type ServedModules } from './kinds-of-calls.ts'
import { heldBackBy } from './holdout-groups.ts'
import { sharedHoldouts } from './store/shared-holdouts.store.ts'

const notOpen = { errcode: activityRefusal.notOpen, text: activityRefusalTexts.notOpen }

/** To a player who is held back, a promotion is closed for every call, as if it did not exist. */
export function holdoutGate({
  db,
  promotions,
}: {
  readonly db: Database
  readonly promotions: ServedModules
}): CallGate {
  const kinds = kindsOfCalls(promotions)
  const holdoutsOf = sharedHoldouts(db)
  return async ({ call, playerId }) => {
    const kind = kinds.get(call)
    if (kind === undefined || playerId === undefined || !('notOpen' in call.refusals)) return undefined
    return heldBackBy(await holdoutsOf(playerId), playerId).has(kind.key) ? notOpen : undefined
  }
}
