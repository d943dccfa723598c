import type { Clock, Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Log } from '#platform/log/log.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'

/** What responsible play needs from other features. */
export type CareDependencies = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly limiter: Pick<RateLimiter, 'take'>
  /** The topic of the event that a player has reached a limit of play. */
  readonly limitReachedTopic: string
  /** What a player has deposited since a moment, with what is begun and can still be paid. */
  readonly depositedSince: (
    db: Queryable,
    who: { readonly playerId: bigint; readonly since: Instant; readonly now: Instant },
  ) => Promise<Centavos>
}
