import type { Database } from '#platform/db/database.ts'
import { sharedReading } from '#platform/db/shared-reading.ts'
import { holdoutsOf, type PlayerHoldout } from './holdout.store.ts'

// Every call of a promotion asks for them.
const sharing = { slots: 2, batchMax: 100 }

/** Reads the versions that hold a player back, in one piece for all who ask in the same moment. */
export function sharedHoldouts(db: Database): (playerId: bigint) => Promise<readonly PlayerHoldout[]> {
  const share = sharedReading(db, sharing)
  return (playerId) => share((on) => holdoutsOf(on, playerId))
}
