import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { passkeyToSignOut, signedByPasskeyIn } from '#core/passkey/wire-passkey.ts'
import { signIn } from './contract.ts'
import { deviceInformationIn, signedInOut } from './wire.ts'

const { suspended, excluded, closed, tryLater } = signIn.refusals

export const beginPasskeySignIn = call({
  path: 'anonymous/passkeyLoginBegin',
  summary: 'Returns a challenge that a passkey of any player can sign, once and within five minutes.',
  access: 'anyone',
  money: 'none',
  request: v.object({}),
  response: passkeyToSignOut,
  refusals: { passkeysOff: 1460, tryLater },
})

export const signInByPasskey = call({
  path: 'anonymous/passkeyLogin',
  summary: 'Signs in the player whose passkey has signed the challenge. The device has verified its user.',
  access: 'anyone',
  money: 'none',
  request: v.object({
    passkey: signedByPasskeyIn,
    phoneinfoJsonModel: deviceInformationIn,
    keepSignedIn: v.optional(v.boolean(), false),
    /** Set by a player on a break from play who comes to withdraw. Without it the answer is `excluded`. */
    duringBreak: v.optional(v.boolean(), false),
  }),
  response: signedInOut,
  refusals: { suspended, excluded, closed, tryLater, passkeyWrong: 1462, passkeyOver: 1463 },
})
