import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { codeIn } from '#core/contract/code-in.ts'
import { passkeyToSignOut, signedByPasskeyIn } from '#core/passkey/wire-passkey.ts'

/** The player's view of an account, with only the end of its number. */
const bankAccountOut = v.object({
  id: idOut,
  bankId: v.number(),
  code: v.string(),
  bankName: v.string(),
  kind: v.picklist(['bank', 'ewallet']),
  numberEnd: v.string(),
  name: v.string(),
  /** The holder compared with the player's identity; unknown while the identity is. */
  nameMatch: v.picklist(['passes', 'review', 'differs', 'unknown']),
  /** Its bank has confirmed the holder. */
  isVerified: v.boolean(),
  boundAt: instantOut,
  /** Until when a new account cannot be paid to; null if it can. */
  restsUntil: v.nullable(instantOut),
})

const institutionOut = v.object({
  bankId: v.number(),
  code: v.string(),
  bic: v.string(),
  name: v.string(),
  shortName: v.string(),
  kind: v.picklist(['bank', 'ewallet']),
  rails: v.array(v.picklist(['instapay', 'pesonet'])),
  accountRegex: v.string(),
  nameInquiry: v.boolean(),
})

export const listBankAccounts = call({
  path: 'bankInfo',
  summary: 'Returns the player’s payout accounts, and the banks and e-wallets that can be added.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: v.object({
    accounts: v.array(bankAccountOut),
    accountsMax: v.number(),
    institutions: v.array(institutionOut),
    /** The approved document's name: accounts must be in it. */
    holder: v.string(),
    /** A passkey of the player can confirm an account. */
    canUsePasskey: v.boolean(),
  }),
  refusals: {},
})

const accountIn = {
  bankId: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9_999)),
  cardNum: v.pipe(v.string(), v.trim(), v.minLength(4), v.maxLength(40)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
}

const proofIn = {
  /** The signature of bank, number and holder. It takes the place of the code. */
  passkey: v.optional(signedByPasskeyIn),
  /** Sent by code type 3. */
  otp: v.optional(codeIn),
  requestId: v.optional(v.pipe(v.string(), v.maxLength(64))),
}

type Proof = { readonly passkey?: unknown; readonly otp?: unknown }
const isProvenOnce = ({ passkey, otp }: Proof): boolean => (passkey === undefined) !== (otp === undefined)
const proofTip = 'Give a passkey’s signature or a code.'

export const beginPasskeyBankAccount = call({
  path: 'bankInfoPasskey',
  summary: 'Returns the challenge by which a passkey confirms this account, once and within five minutes.',
  access: 'player',
  money: 'none',
  presence: 'recent',
  request: v.object({ ...accountIn, id: v.optional(idIn) }),
  response: passkeyToSignOut,
  refusals: { institutionUnknown: 1301, nameDiffers: 1304, noPasskey: 1464, tryLater: 1020 },
})

const bindingRefusals = {
  institutionUnknown: 1301,
  alreadyBound: 1302,
  nameDiffers: 1304,
  codeWrong: 1045,
  mobileNeeded: 1006,
  tryLater: 1020,
  passkeyWrong: 1462,
  passkeyOver: 1463,
  passkeyResting: 1466,
} as const

export const addBankAccount = call({
  path: 'addBankInfo',
  summary: 'Adds a payout account. Needs a passkey or a one-time code.',
  access: 'player',
  money: 'none',
  presence: 'recent',
  request: v.pipe(
    v.object({ ...accountIn, ...proofIn }),
    v.check((given) => isProvenOnce(given), proofTip),
  ),
  response: v.object({ account: bankAccountOut }),
  refusals: { ...bindingRefusals, tooMany: 1303 },
})

export const modifyBankAccount = call({
  path: 'modifyBankInfo',
  summary: 'Replaces a payout account. Needs a passkey or a one-time code, and withdrawals are on hold for 24 hours.',
  access: 'player',
  money: 'none',
  presence: 'recent',
  request: v.pipe(
    v.object({ id: idIn, ...accountIn, ...proofIn }),
    v.check((given) => isProvenOnce(given), proofTip),
  ),
  response: v.object({ account: bankAccountOut }),
  refusals: { ...bindingRefusals, notFound: 1305, inUse: 1306 },
})
