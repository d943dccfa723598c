import type { ResponseOf } from '#core/contract/call.ts'
import type { getCare, getPlayHistory } from '../contract.ts'

export type Care = ResponseOf<typeof getCare>
export type Limit = Care['limits'][number]
export type PlayMonth = ResponseOf<typeof getPlayHistory>['months'][number]
