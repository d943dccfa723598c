import type { RefusalOutcome } from '#core/contract/outcome.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { bulkRefusals } from '#core/contract/bulk.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { ApprovalKind } from './approval-kind.ts'

export type ApprovalDependencies = Pick<StaffDependencies, 'audit' | 'secondPerson'> & {
  /** What a card calls a player. */
  readonly nameOf: (db: Queryable, playerId: bigint, now: Instant) => Promise<string>
  /** A player's rating now, and the latest kept ones of several. */
  readonly riskScoreNow: (tx: Transaction, playerId: bigint, now: Instant) => Promise<number>
  readonly riskScoresKept: (db: Queryable, playerIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, number>>
  /** Why a selection is not decided at all. */
  readonly refuseBulk: (
    db: Queryable,
    selection: { readonly count: number; readonly sum: Centavos; readonly confirmed: Centavos },
  ) => Promise<RefusalOutcome<keyof typeof bulkRefusals> | undefined>
  /** Every kind of act that takes two people, by its name. */
  readonly kinds: ReadonlyMap<string, ApprovalKind>
}
