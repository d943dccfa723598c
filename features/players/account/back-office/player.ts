import type { ResponseOf } from '#core/contract/call.ts'
import type { viewPlayer } from '../staff-contract.ts'

export type Player = ResponseOf<typeof viewPlayer>
