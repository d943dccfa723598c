import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { madePasskeyIn, passkeyToMakeOut, signedByPasskeyIn } from '#core/passkey/wire-passkey.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { encryptedPasswordIn, passwordKeyIdIn, staffOut, ticketIn } from './contract.ts'

export const confirmPasskey = call({
  path: 'confirmPasskey',
  summary: 'Second step of signing in, with a passkey instead of the code.',
  access: 'anyone',
  request: v.object({ ticket: ticketIn, response: signedByPasskeyIn }),
  response: v.object({ token: v.string(), staff: staffOut }),
  refusals: { signInOver: 1071, passkeyWrong: 1190, locked: 102 },
})

export const listPasskeys = staffCall({
  path: 'passkeyList',
  summary: 'Lists the caller’s passkeys.',
  permission: 'session.own',
  request: v.object({}),
  response: v.object({
    passkeys: v.array(
      v.object({ id: idOut, name: v.string(), createdAt: instantOut, lastUsedAt: v.nullable(instantOut) }),
    ),
  }),
  refusals: {},
})

export const beginPasskey = staffCall({
  path: 'passkeyBegin',
  summary: 'Starts adding a passkey, with the password again. Returns the options for the browser.',
  permission: 'session.own',
  request: v.object({ password: encryptedPasswordIn, passwordKeyId: passwordKeyIdIn }),
  response: v.object({
    ticket: v.string(),
    options: passkeyToMakeOut,
  }),
  refusals: { wrongCredentials: 101, locked: 102, passkeysOff: 1191, tooManyPasskeys: 1192 },
})

export const addPasskey = staffChange({
  path: 'passkeyAdd',
  summary: 'Saves a passkey that the browser created, under a name.',
  permission: 'passkey.add',
  request: v.object({
    ticket: ticketIn,
    name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a name.'), v.maxLength(60)),
    response: madePasskeyIn,
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { signInOver: 1071, passkeyWrong: 1190 },
})

export const removePasskey = staffChange({
  path: 'passkeyRemove',
  summary: 'Removes one of the caller’s passkeys. It can no longer be used to sign in.',
  permission: 'passkey.remove',
  request: v.object({
    id: idIn,
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { passkeyNotFound: 1074 },
})
