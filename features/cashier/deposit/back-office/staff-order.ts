import type { ResponseOf } from '#core/contract/call.ts'
import type { listOrders } from '../staff-contract.ts'

export type StaffOrder = ResponseOf<typeof listOrders>['rows'][number]
/** Manual acts on an order. */
export type OrderAct = 'match' | 'decide' | 'refuse' | 'refund' | 'receipt'
