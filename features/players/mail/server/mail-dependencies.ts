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
  /** False for who is excluded, suspended or on a break: gifts wait, and none follows. */
  readonly mayTakeGifts: (db: Queryable, playerId: bigint, now: Instant) => Promise<boolean>
  readonly isPlayer: (db: Queryable, playerId: bigint) => Promise<boolean>
  /** What a member of the staff with these roles may give without a second person. */
  readonly giftCaps: (db: Queryable, roles: readonly StaffRole[]) => Promise<GiftCaps>
  readonly segmentCount: (db: Queryable, segment: Segment, now: Instant) => Promise<number>
  /** Ids in their order, page by page. */
  readonly segmentPlayers: (db: Queryable, page: SegmentPage) => Promise<bigint[]>
}
