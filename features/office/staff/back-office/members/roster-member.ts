import type { ResponseOf } from '#core/contract/call.ts'
import type { listStaff } from '../../member-contract.ts'

export type RosterMember = ResponseOf<typeof listStaff>['rows'][number]
