import type { ResponseOf } from '#core/contract/call.ts'
import type { listApprovals } from '../contract.ts'

/** A request as its card shows it. */
export type Approval = ResponseOf<typeof listApprovals>['rows'][number]
