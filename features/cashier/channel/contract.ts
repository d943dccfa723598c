import * as v from 'valibot'
import { call } from '#core/contract/call.ts'

export const readChannelStates = call({
  path: 'getRechargeTypeState',
  summary: 'Lists the configured payment methods that are unavailable at the moment.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: v.object({ closed: v.array(v.number()) }),
  refusals: {},
})
