import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { ApprovalKind } from './approval-kind.ts'

export type ApprovalDependencies = Pick<StaffDependencies, 'audit' | 'secondPerson'> & {
  /** What a card calls a player. */
  readonly nameOf: (db: Queryable, playerId: bigint, now: Instant) => Promise<string>
  /** Every kind of act that takes two people, by its name. */
  readonly kinds: ReadonlyMap<string, ApprovalKind>
}
