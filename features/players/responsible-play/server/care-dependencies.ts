import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Log } from '#platform/log/log.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'

/** What responsible play needs from other features. */
export type CareDependencies = {
  readonly db: Database
  readonly log: Log
  readonly limiter: Pick<RateLimiter, 'take'>
  /** Those of these players who may not play now. */
  readonly stoppedAmong: (playerIds: readonly bigint[]) => Promise<readonly bigint[]>
  /** A player's deposits since a moment, including orders that can still be paid. */
  readonly depositedSince: (
    db: Queryable,
    who: { readonly playerId: bigint; readonly since: Instant; readonly now: Instant },
  ) => Promise<Centavos>
}
