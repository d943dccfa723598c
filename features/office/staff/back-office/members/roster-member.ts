import type { ResponseOf } from '#core/contract/call.ts'
import type { listStaff } from '../../member-contract.ts'

/** A member of the staff as the roster shows one. */
export type RosterMember = ResponseOf<typeof listStaff>['rows'][number]
