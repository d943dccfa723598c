import type { ResponseOf } from '#core/contract/call.ts'
import type { readLottery } from '../contract.ts'

export type LotteryState = ResponseOf<typeof readLottery>
