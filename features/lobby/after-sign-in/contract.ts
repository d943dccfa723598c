import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { centavosOut } from '#core/money/wire-money.ts'

/** The red dots, one flag each. */
const redDotsOut = {
  hasTask: v.boolean(),
  hasMail: v.boolean(),
  hasSignUpBonus: v.boolean(),
  hasFund: v.boolean(),
  hasAgent: v.boolean(),
  hasFreeBonus: v.boolean(),
  hasSupport: v.boolean(),
}

const background = { access: 'player', money: 'none', activity: 'background', quiet401: true } as const

export const afterSignIn = call({
  path: 'getAfterLoginInfo',
  summary: 'Returns what is new for a player in the app: badges, and the app bonus.',
  ...background,
  request: v.object({}),
  response: v.object({
    ...redDotsOut,
    /** The amount of `receiveDownloadBonus`; 0 if there is none. */
    downloadBonus: centavosOut,
  }),
  refusals: {},
})

export const afterSignInWeb = call({
  path: 'getAfterLoginInfoWeb',
  summary: 'Returns what is new for a player in a browser: badges, and the offer of the app.',
  ...background,
  request: v.object({}),
  response: v.object({
    ...redDotsOut,
    /** Present for players who have deposited and not claimed the gift. The bonus may be 0. */
    rechargeUpdate: v.nullable(v.object({ bonus: centavosOut })),
  }),
  refusals: {},
})
