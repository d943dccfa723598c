import type { ResponseOf } from '#core/contract/call.ts'
import type { listApprovals } from '../contract.ts'

export type Approval = ResponseOf<typeof listApprovals>['rows'][number]
