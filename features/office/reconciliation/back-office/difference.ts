import type { ResponseOf } from '#core/contract/call.ts'
import type { listDifferences } from '../staff-contract.ts'

export type Difference = ResponseOf<typeof listDifferences>['rows'][number]
