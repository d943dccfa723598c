import type { ResponseOf } from '#core/contract/call.ts'
import type { viewDay } from '../contract.ts'

export type DayView = ResponseOf<typeof viewDay>
