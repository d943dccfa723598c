import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { centavosIn, centavosOut } from '#core/money/wire-money.ts'
import { codeIn } from '#core/contract/code-in.ts'

/** Passwords travel encrypted with the public key from the configuration (RSA-OAEP, SHA-256, base64). */
const encryptedIn = v.pipe(v.string(), v.base64(), v.minLength(300), v.maxLength(1024))
const keyIdIn = v.optional(v.pipe(v.string(), v.maxLength(64)))
const secondFactorIn = {
  /** Sent by code type 3. */
  code: codeIn,
  requestId: v.optional(v.pipe(v.string(), v.maxLength(64))),
}
const reqIdIn = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
const amountIn = v.pipe(
  centavosIn,
  v.check((amount) => amount > 0n, 'Enter an amount above zero.'),
)

const balancesOut = v.object({ safebox: centavosOut, coin: centavosOut })
const codeRefusals = { codeWrong: 1045, mobileNeeded: 1006 } as const

export const getSafebox = call({
  path: 'getSafebox',
  summary: 'Returns the safebox balance, and whether a withdrawal password is set.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: v.object({ ...balancesOut.entries, hasPassword: v.boolean() }),
  refusals: {},
})

export const initPassword = call({
  path: 'safeboxPasswordInit',
  summary: 'Sets the withdrawal password for the first time: six digits. Needs a one-time code.',
  access: 'player',
  money: 'none',
  presence: 'recent',
  request: v.object({ password: encryptedIn, passwordKeyId: keyIdIn, ...secondFactorIn }),
  response: v.object({}),
  refusals: { alreadySet: 1321, ...codeRefusals },
})

export const modifyPassword = call({
  path: 'modifySafePassword',
  summary:
    'Changes the withdrawal password with a one-time code and the old one or, if forgotten, the login password. Withdrawals are on hold for 24 hours.',
  access: 'player',
  money: 'none',
  presence: 'recent',
  request: v.object({
    by: v.optional(v.picklist(['withdrawalPassword', 'accountPassword']), 'withdrawalPassword'),
    password: encryptedIn,
    newPassword: encryptedIn,
    passwordKeyId: keyIdIn,
    ...secondFactorIn,
  }),
  response: v.object({}),
  refusals: {
    notSet: 1322,
    wrongPassword: 1323,
    wrongAccountPassword: 101,
    locked: 102,
    nothingToChange: 1004,
    ...codeRefusals,
  },
})

export const putIntoSafebox = call({
  path: 'safeboxIn',
  summary: 'Moves coins to the safebox, where they cannot be bet. Idempotent by reqId.',
  access: 'player',
  money: 'own',
  presence: 'recent',
  request: v.object({ amount: amountIn, reqId: reqIdIn }),
  response: balancesOut,
  refusals: { notEnough: 1324, reqIdUsed: 1325 },
})

export const takeOutOfSafebox = call({
  path: 'safeboxOut',
  summary: 'Moves coins from the safebox to the balance with the withdrawal password. Idempotent by reqId.',
  access: 'player',
  money: 'own',
  presence: 'recent',
  request: v.object({ amount: amountIn, password: encryptedIn, passwordKeyId: keyIdIn, reqId: reqIdIn }),
  response: balancesOut,
  refusals: { notSet: 1322, wrongPassword: 1323, locked: 102, notEnough: 1324, reqIdUsed: 1325 },
})
