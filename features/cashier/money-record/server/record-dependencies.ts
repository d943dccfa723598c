import type { Queryable } from '#platform/db/queryable.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'

export type RoundRef = { readonly providerId: string; readonly roundId: string }

export type RecordDependencies = {
  readonly limiter: RateLimiter
  /** The current name of the game of a player's round, under `providerId roundId`. */
  readonly gameNames: (
    db: Queryable,
    playerId: bigint,
    rounds: readonly RoundRef[],
  ) => Promise<ReadonlyMap<string, string>>
  /** Public names of players; demonstration players are missing. */
  readonly publicNames: (db: Queryable, playerIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, string>>
  /** The player's own name on a statement. */
  readonly ownName: (db: Queryable, playerId: bigint) => Promise<string>
  readonly operatorName: (db: Queryable) => Promise<string>
}
