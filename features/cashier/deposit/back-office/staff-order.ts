import type { ResponseOf } from '#core/contract/call.ts'
import type { listOrders } from '../staff-contract.ts'

export type StaffOrder = ResponseOf<typeof listOrders>['rows'][number]
/** What can be done with an order by hand. */
export type OrderAct = 'match' | 'decide' | 'refuse' | 'refund' | 'receipt'
