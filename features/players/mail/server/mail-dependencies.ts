import type { Instant } from '#core/clock/instant.ts'
import type { GiftCaps } from '#features/players/reward/server/index.ts'
import type { StaffRole } from '#features/office/staff/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Segment } from '../segments.ts'

export type SegmentPage = {
  readonly segment: Segment
  readonly after: bigint
  readonly limit: number
  readonly now: Instant
}

export type MailDependencies = {
  /** False for excluded, suspended or paused players: gifts wait, and no new ones follow. */
  readonly mayTakeGifts: (db: Queryable, playerId: bigint, now: Instant) => Promise<boolean>
  readonly isPlayer: (db: Queryable, playerId: bigint) => Promise<boolean>
  /** What a staff member with these roles may give alone. */
  readonly giftCaps: (db: Queryable, roles: readonly StaffRole[]) => Promise<GiftCaps>
  readonly segmentCount: (db: Queryable, segment: Segment, now: Instant) => Promise<number>
  /** Ids in order, paged. */
  readonly segmentPlayers: (db: Queryable, page: SegmentPage) => Promise<bigint[]>
}
