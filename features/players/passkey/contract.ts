import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { codeIn } from '#core/contract/code-in.ts'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { madePasskeyIn, passkeyToMakeOut } from '#core/passkey/wire-passkey.ts'

/** Passwords travel encrypted with the public key from the configuration (RSA-OAEP, SHA-256, base64). */
const passwordIn = {
  password: v.pipe(v.string(), v.base64(), v.minLength(300), v.maxLength(1024)),
  passwordKeyId: v.optional(v.pipe(v.string(), v.maxLength(64))),
}
const nameIn = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))
const own = { access: 'player', money: 'none' } as const

export const listPasskeys = call({
  path: 'passkeyList',
  summary: 'Lists the player’s passkeys.',
  ...own,
  request: v.object({}),
  response: v.object({
    passkeys: v.array(
      v.object({
        id: idOut,
        name: v.string(),
        createdAt: instantOut,
        lastUsedAt: v.nullable(instantOut),
        /** Until when a new passkey cannot confirm withdrawals and accounts; null if it can. */
        restsUntil: v.nullable(instantOut),
      }),
    ),
    passkeysMax: v.number(),
  }),
  refusals: {},
})

export const beginPasskey = call({
  path: 'passkeyBegin',
  summary:
    'Starts adding a passkey, with the password, and a code (type 3) if a mobile number is linked. Returns the options for the browser.',
  ...own,
  presence: 'recent',
  request: v.object({
    ...passwordIn,
    code: v.optional(codeIn),
    requestId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  response: v.object({ options: passkeyToMakeOut }),
  refusals: { wrongCredentials: 101, locked: 102, codeWrong: 1045, passkeysOff: 1460, tooManyPasskeys: 1461 },
})

export const addPasskey = call({
  path: 'passkeyAdd',
  summary: 'Saves a passkey that the browser created, under a name.',
  ...own,
  request: v.object({ name: nameIn, passkey: madePasskeyIn }),
  response: v.object({}),
  refusals: { passkeyWrong: 1462, passkeyOver: 1463, tooManyPasskeys: 1461 },
})

export const renamePasskey = call({
  path: 'passkeyRename',
  summary: 'Gives a passkey another name.',
  ...own,
  request: v.object({ id: idIn, name: nameIn }),
  response: v.object({}),
  refusals: { passkeyNotFound: 1465 },
})

export const removePasskey = call({
  path: 'passkeyRemove',
  summary: 'Removes a passkey, with the password. It can no longer be used.',
  ...own,
  presence: 'recent',
  request: v.object({ id: idIn, ...passwordIn }),
  response: v.object({}),
  refusals: { wrongCredentials: 101, locked: 102, passkeyNotFound: 1465 },
})
