import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import type { Jackpot } from '#features/jackpot/player/index.ts'

/** The call of the jackpots that the lobby's home causes through their door, as it looks on the wire. */
export const listJackpots = call({
  path: 'anonymous/jackpots',
  summary: '',
  access: 'anyone',
  request: v.object({}),
  response: v.custom<{ list: Jackpot[] }>(() => true),
  refusals: {},
})
