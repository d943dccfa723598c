import type { Duration } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { SupportQueue } from '#core/support-queue.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'

type Wait = { readonly queue: string; readonly since: Instant; readonly dueAfter: Duration }

export type TicketDependencies = Pick<StaffDependencies, 'audit'> & {
  readonly db: Database
  readonly limiter: Pick<RateLimiter, 'take'>
  /** The queue that the player's VIP level leads to. */
  readonly queueOf: (db: Queryable, playerId: bigint) => Promise<SupportQueue>
  /** Until when something may wait, by the operator's deadline for its queue. */
  readonly dueByQueue: (db: Queryable, wait: Wait) => Promise<Instant>
}
