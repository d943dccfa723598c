import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { closingObstacles } from './closing-obstacles.ts'
import { encryptedPasswordIn, passwordKeyIdIn } from './wire.ts'

export const getClosing = call({
  path: 'accountClosing',
  summary: 'Returns what keeps the player from closing the account now, if anything.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: v.object({
    obstacle: v.nullable(v.picklist(closingObstacles)),
    /** Coins, the amount on hold for withdrawals, and the safebox together. */
    balance: centavosOut,
  }),
  refusals: {},
})

export const closeAccount = call({
  path: 'accountClose',
  summary: 'Closes the account, with the password. Every session ends; only support can reopen it.',
  access: 'player',
  money: 'none',
  request: v.object({ password: encryptedPasswordIn, passwordKeyId: passwordKeyIdIn }),
  response: v.object({}),
  refusals: {
    notActive: 1453,
    roundOpen: 1454,
    withdrawalOpen: 1455,
    depositOpen: 1456,
    balanceLeft: 1457,
    wrongCredentials: 101,
    locked: 102,
  },
})
