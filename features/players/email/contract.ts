import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { codeIn } from '#core/contract/code-in.ts'
import { stoppableKinds } from './chosen-facts.ts'

const own = { access: 'player', money: 'none' } as const

export const readEmailAddress = call({
  path: 'emailAddress',
  summary: 'Returns the player’s e-mail address, masked, and whether e-mail can be sent.',
  ...own,
  request: v.object({}),
  response: v.object({
    /** Null: none. */
    address: v.nullable(v.string()),
    isOffered: v.boolean(),
  }),
  refusals: {},
})

export const sendEmailCode = call({
  path: 'emailCodeSend',
  summary: 'Sends a code to an e-mail address that the player wants to add, or to change to.',
  ...own,
  presence: 'recent',
  request: v.object({ address: v.pipe(v.string(), v.maxLength(254)) }),
  response: v.object({
    requestId: v.string(),
    /** Masked. */
    address: v.string(),
    resendSeconds: v.number(),
    expireAt: instantOut,
  }),
  refusals: { emailUnavailable: 1480, tryLater: 1020, sameAddress: 1481 },
})

export const confirmEmailAddress = call({
  path: 'emailConfirm',
  summary: 'Adds or changes the e-mail address, with the code that was sent to it.',
  ...own,
  presence: 'recent',
  request: v.object({ requestId: v.pipe(v.string(), v.maxLength(64)), code: codeIn }),
  response: v.object({
    /** Masked. */
    address: v.string(),
  }),
  refusals: { codeWrong: 1045, addressTaken: 1482 },
})

export const removeEmailAddress = call({
  path: 'emailRemove',
  summary: 'Removes the e-mail address. The removed address is notified.',
  ...own,
  presence: 'recent',
  request: v.object({}),
  response: v.object({}),
  refusals: { noAddress: 1483 },
})

export const unsubscribeEmail = call({
  path: 'anonymous/emailUnsubscribe',
  summary: 'Turns off the kind of e-mail that a link from such an e-mail names, without signing in.',
  access: 'anyone',
  money: 'none',
  request: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
  response: v.object({ fact: v.picklist(stoppableKinds) }),
  refusals: { linkUnknown: 1484, tryLater: 1020 },
})
