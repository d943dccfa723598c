import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import type { Player } from '#features/players/account/player/index.ts'

// Calls of the account that the lobby's screens cause through its door, as they look on the wire.
const anything = { access: 'player', request: v.object({}), refusals: {} } as const
const told = <T extends object>() => v.custom<T & Record<string, unknown>>(() => true)

export const getPlayer = call({ ...anything, path: 'getUserInfo', summary: '', response: told<Player>() })
export const refreshData = call({ ...anything, path: 'refreshData', summary: '', response: told<Partial<Player>>() })
