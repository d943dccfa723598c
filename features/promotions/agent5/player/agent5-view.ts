import type { ResponseOf } from '#core/contract/call.ts'
import type { readAgent5 } from '../contract.ts'

export type Agent5View = ResponseOf<typeof readAgent5>
