import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'

export type TicketDependencies = Pick<StaffDependencies, 'audit'> & {
  readonly db: Database
  readonly limiter: Pick<RateLimiter, 'take'>
}
