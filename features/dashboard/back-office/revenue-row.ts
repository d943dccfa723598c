import type { RequestOf, ResponseOf } from '#core/contract/call.ts'
import type { viewRevenue } from '../contract.ts'

export type RevenueRow = ResponseOf<typeof viewRevenue>['rows'][number]
export type RevenueSplit = RequestOf<typeof viewRevenue>['by']
