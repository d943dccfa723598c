import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { playerOut } from './wire.ts'

// The two calls that every page of a signed-in player makes, in a file of their own so that pages load no other calls
// for them.

const nothing = v.object({})

export const getPlayer = call({
  path: 'getUserInfo',
  summary: 'Returns the signed-in player.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: nothing,
  response: playerOut,
  refusals: {},
})

export const refreshData = call({
  path: 'refreshData',
  summary: 'Returns what changes with play: balance, points, levels. Clients call it at most once in five seconds.',
  access: 'player',
  money: 'none',
  activity: 'background',
  quiet401: true,
  request: nothing,
  response: v.object({
    coin: playerOut.entries.coin,
    lottery: playerOut.entries.lottery,
    vip: playerOut.entries.vip,
    vipExp: playerOut.entries.vipExp,
    userLevel: playerOut.entries.userLevel,
    bet: playerOut.entries.bet,
  }),
  refusals: {},
})
