import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Log } from '#platform/log/log.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'

/** What responsible play asks of others. */
export type CareDependencies = {
  readonly db: Database
  readonly log: Log
  readonly limiter: Pick<RateLimiter, 'take'>
  /** Those of these players who may not play now. */
  readonly stoppedAmong: (playerIds: readonly bigint[]) => Promise<readonly bigint[]>
  /** What a player has deposited since a moment, with what is begun and can still be paid. */
  readonly depositedSince: (
    db: Queryable,
    who: { readonly playerId: bigint; readonly since: Instant; readonly now: Instant },
  ) => Promise<Centavos>
}
