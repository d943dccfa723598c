import type { Clock } from '#core/clock/instant.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { AskOutside } from '#platform/outside/call-outside.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import type { RefusedCalls } from '#platform/refused-calls/refused-calls.ts'
import type { PrivateHosts } from '#platform/outside/outside-address.ts'

export type FeedDependencies = Pick<StaffDependencies, 'audit'> & {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly askOutside: AskOutside
  readonly privateHosts: PrivateHosts
  readonly limiter: Pick<RateLimiter, 'take'>
  readonly refusedCalls: Pick<RefusedCalls, 'note'>
  readonly seal: Seal
  readonly hashToken: (token: string) => Buffer
  /** From 0 to 1: spreads the tries of partners who fail at the same time. */
  readonly share: () => number
}
