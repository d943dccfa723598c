import type { ResponseOf } from '#core/contract/call.ts'
import type { viewPlayerReport } from '../staff-contract.ts'

export type PlayerReport = ResponseOf<typeof viewPlayerReport>
