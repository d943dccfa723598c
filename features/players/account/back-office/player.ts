import type { ResponseOf } from '#core/contract/call.ts'
import type { viewPlayer } from '../staff-contract.ts'

/** A player as the staff's page shows one. */
export type Player = ResponseOf<typeof viewPlayer>
