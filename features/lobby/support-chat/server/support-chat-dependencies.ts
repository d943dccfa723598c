import type { Clock } from '#core/clock/instant.ts'
import type { SupportQueue } from '#core/support-queue.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Log } from '#platform/log/log.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'

export type SupportChatDependencies = Pick<StaffDependencies, 'audit'> & {
  readonly db: Database
  /** The queue that the player's VIP level leads to. */
  readonly queueOf: (db: Queryable, playerId: bigint) => Promise<SupportQueue>
  readonly clock: Clock
  readonly log: Log
  readonly limiter: Pick<RateLimiter, 'take'>
  /** For players' pictures. */
  readonly seal: Seal
}
