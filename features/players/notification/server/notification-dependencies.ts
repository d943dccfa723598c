import type { Clock, Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { PushService } from '#platform/notifications/push.ts'

/** A session at which its player may be reached. */
export type ReachableSession = { readonly sessionId: bigint; readonly isExcluded: boolean }

export type NotificationDependencies = {
  readonly db: Database
  readonly clock: Clock
  readonly push: PushService
  /** Those of these sessions that still run, and those that an exclusion has ended. */
  readonly reachable: (db: Queryable, sessionIds: readonly bigint[], now: Instant) => Promise<ReachableSession[]>
  /** When each of these players was last seen. */
  readonly lastSeen: (db: Queryable, playerIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, Instant>>
  /** Of the features whose facts are sent. */
  readonly topics: FactTopics
}

export type FactTopics = {
  readonly withdrawalChanged: string
  readonly identityDecided: string
  readonly limitReached: string
  readonly supportWrote: string
  readonly chatAnswered: string
  readonly roundClosed: string
}
