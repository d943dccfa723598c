import type { ResponseOf } from '#core/contract/call.ts'
import type { viewRevenue } from '../contract.ts'

export type RevenueRow = ResponseOf<typeof viewRevenue>['rows'][number]
