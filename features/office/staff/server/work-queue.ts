import type { Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import type { Permission } from '../permissions.ts'

/** Something that waits for people, as the feature that it belongs to counts it. */
export type WorkQueue = {
  readonly name: string
  readonly label: string
  /** A member needs it to see the queue. */
  readonly permission: Permission
  /** The page of the back office that lists what waits; a queue without one is only counted. */
  readonly page: `/${string}` | null
  readonly count: (db: Database, now: Instant) => Promise<{ readonly count: bigint; readonly oldest: Instant | null }>
}

/** The part of a feature's module that lists work waiting for staff. */
export type WorkQueues = { readonly queues: readonly WorkQueue[] }
