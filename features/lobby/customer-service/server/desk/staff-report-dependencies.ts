import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'

export type StaffReportDependencies = Pick<StaffDependencies, 'audit'> & {
  readonly vipOf: (db: Queryable, playerId: bigint) => Promise<number>
}
