import * as v from 'valibot'
import { call } from '#core/contract/call.ts'

export const readChannelStates = call({
  path: 'getRechargeTypeState',
  summary: 'The ways to pay that are set up and do not work at the moment.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: v.object({ closed: v.array(v.number()) }),
  refusals: {},
})
