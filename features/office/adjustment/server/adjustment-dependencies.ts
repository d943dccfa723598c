import type { Centavos } from '#core/money/centavos.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'

export type AdjustmentDependencies = Pick<StaffDependencies, 'audit'> & {
  /** Which of these are players. */
  readonly knownPlayers: (db: Queryable, ids: readonly bigint[]) => Promise<ReadonlySet<bigint>>
  /** The daily cap of adjustments in either direction, by day in Manila. */
  readonly dailyMax: (db: Queryable) => Promise<Centavos>
}
