import type { StaffDependencies } from '#features/staff/server/index.ts'
import type { ApprovalKind } from './approval-kind.ts'

export type ApprovalNeeds = Pick<StaffDependencies, 'audit' | 'secondPerson'> & {
  /** Every kind of act that takes two people, by its name. */
  readonly kinds: ReadonlyMap<string, ApprovalKind>
}
