import { dayOf } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { isDealing } from '#core/contract/call.ts'
import type { Database } from '#platform/db/database.ts'
import type { CallGate } from '#platform/http/call-runner.ts'
import type { Caller } from '#platform/http/caller.ts'
import { networkOf } from '../rules.ts'
import { linkPlayers, type Shared } from './link-players.ts'
import { type ReviewNeeds, reviewExcludedTies } from './review-excluded-ties.ts'

type Needs = ReviewNeeds & { readonly db: Database }

/**
 * Before a player plays, deposits or takes a gift: what they come with is remembered, and whoever is tied to an excluded
 * player waits for a person. It is committed before the call is run, so that claims that come at once find each other.
 */
export const tieGate =
  ({ db, ...needs }: Needs): CallGate =>
  async ({ call, playerId, caller, now }) => {
    if (playerId === undefined || !isDealing(call.money)) return undefined
    await db.transaction(async (tx) => {
      await linkPlayers(tx, usedBy(playerId, caller, now))
      await reviewExcludedTies(tx, { playerId, now }, needs)
    })
    return undefined
  }

/** What a request shows of who else may be behind it. */
function usedBy(playerId: bigint, { fingerprint, ip }: Caller, at: Instant): readonly Shared[] {
  const network = { playerId, at, kind: 'network', key: `${networkOf(ip)} ${dayOf(at)}` } as const
  return fingerprint === undefined ? [network] : [network, { playerId, at, kind: 'device', key: fingerprint }]
}
