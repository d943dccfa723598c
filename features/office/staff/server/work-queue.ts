import type { Duration } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Permission } from '../permissions.ts'

/** One item that waits: its name in the queue, since when, and what it is about, in words without personal data. */
export type WorkItem = {
  readonly ref: string
  readonly since: Instant
  readonly about: string
  readonly page: `/${string}`
  /** Set by a queue whose feature has deadlines and owners of its own: the item is taken and handed over on its page. */
  readonly own?: { readonly dueAt: Instant; readonly owner: ItemHolder | null }
}

type ItemHolder = {
  readonly email: string
  readonly name: string
  /** The member who handed it over, until the holder has seen so. */
  readonly handedBy: string | null
}

/** Something that waits for people, as the feature that it belongs to counts it. */
export type WorkQueue = {
  readonly name: string
  readonly label: string
  /** A member needs it to see the queue. */
  readonly permission: Permission
  /** The page of the back office that lists what waits; a queue without one is only counted. */
  readonly page: `/${string}` | null
  readonly count: (db: Database, now: Instant) => Promise<{ readonly count: bigint; readonly oldest: Instant | null }>
  /** A queue whose items have a deadline and an owner; other queues are only counted here. */
  readonly items?: {
    /** How long an item may wait unless the operator sets something else. */
    readonly dueAfter: Duration
    /** The items that `count` counts, the oldest first. */
    readonly list: (db: Queryable, now: Instant, max: number) => Promise<readonly WorkItem[]>
    /** Where items have owners of the feature's own: a member has seen which were handed over. */
    readonly see?: (db: Queryable, email: string) => Promise<unknown>
  }
}

/** The part of a feature's module that lists work waiting for staff. */
export type WorkQueues = { readonly queues: readonly WorkQueue[] }
