import { isDealing } from '#core/contract/call.ts'
import type { Database } from '#platform/db/database.ts'
import type { CallGate } from '#platform/http/call-runner.ts'
import { followSignInsLike } from './follow-sign-ins-job.ts'
import { linkPlayers } from './link-players.ts'
import { reviewExcludedTies } from './review-excluded-ties.ts'
import { usedBy } from './used-by.ts'

type Dependencies = { readonly db: Database }

/**
 * Before play, deposits and gifts: records the caller's device and network, and holds players tied to an excluded one
 * for review. Committed before the call runs, so that simultaneous claims see each other.
 */
export const tieGate =
  ({ db }: Dependencies): CallGate =>
  async ({ call, playerId, caller, now }) => {
    if (playerId === undefined || !isDealing(call.money)) return undefined
    await db.transaction(async (tx) => {
      await followSignInsLike(tx, caller)
      const used = usedBy(caller, now)
      await linkPlayers(
        tx,
        used.map((each) => ({ ...each, playerId, at: now })),
      )
      await reviewExcludedTies(tx, { playerId, now, used })
    })
    return undefined
  }
