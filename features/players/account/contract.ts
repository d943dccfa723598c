import { codeIn } from '#core/contract/code-in.ts'
import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import {
  accountIn,
  countryCodeIn,
  deviceInformationIn,
  encryptedPasswordIn,
  mobileIn,
  passwordKeyIdIn,
  signedInOut,
  signUpAnswersIn,
} from './wire.ts'

export { getPlayer, refreshData } from './player-contract.ts'

const nothing = v.object({})

/** Refusals of sign-in: that an account is stopped is revealed only after the right password. */
const signInRefusals = {
  wrongCredentials: 101,
  locked: 102,
  suspended: 1018,
  excluded: 1019,
  tryLater: 1020,
  closed: 1058,
} as const

export const signIn = call({
  path: 'anonymous/login',
  summary: 'Signs in with an account name or mobile number and a password.',
  access: 'anyone',
  money: 'none',
  request: v.object({
    account: accountIn,
    password: encryptedPasswordIn,
    passwordKeyId: passwordKeyIdIn,
    countryCode: countryCodeIn,
    outUrl: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
    phoneinfoJsonModel: deviceInformationIn,
    keepSignedIn: v.optional(v.boolean(), false),
    /** Set by a player on a break from play who comes to withdraw. Without it the answer is `excluded`. */
    duringBreak: v.optional(v.boolean(), false),
    /** Unlocks an account after too many wrong passwords; sent by code type 1. */
    code: v.optional(codeIn),
    requestId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  response: signedInOut,
  refusals: { ...signInRefusals, codeWrong: 1045 },
})

export const register = call({
  path: 'anonymous/register',
  summary: 'Opens an account, with or without a code by the configuration, and signs in.',
  access: 'anyone',
  money: 'none',
  request: v.object({
    account: accountIn,
    password: encryptedPasswordIn,
    passwordKeyId: passwordKeyIdIn,
    countryCode: countryCodeIn,
    type: v.optional(v.literal(0), 0),
    code: v.optional(codeIn),
    requestId: v.optional(v.pipe(v.string(), v.maxLength(64))),
    outUrl: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
    phoneinfoJsonModel: deviceInformationIn,
    keepSignedIn: v.optional(v.boolean(), false),
    inviteCode: v.optional(v.pipe(v.string(), v.maxLength(16))),
    /** Completes a LINE sign-in that found no account. */
    lineTicket: v.optional(v.pipe(v.string(), v.maxLength(128))),
    ...signUpAnswersIn,
  }),
  response: signedInOut,
  refusals: { alreadyRegistered: 1043, codeWrong: 1045, registrationLimit: 1047, notAllowed: 1049, tryLater: 1020 },
})

export const sendCode = call({
  path: 'anonymous/smsSend',
  summary:
    'Sends a one-time code: type 0 register, 1 forget, 2 bind, 3 step-up. The answer does not reveal whether the number is known.',
  access: 'optional',
  money: 'none',
  request: v.object({
    countryCode: countryCodeIn,
    /** Not needed for a step-up, which goes to the player's own number. */
    mobile: v.optional(mobileIn),
    type: v.picklist([0, 1, 2, 3]),
  }),
  response: v.object({ requestId: v.string(), resendSeconds: v.number(), expireAt: instantOut, mobile: v.string() }),
  refusals: { tryLater: 1020, signInNeeded: 1052, mobileNeeded: 1006, alreadyBound: 1004, codeUnavailable: 1056 },
})

export const checkCode = call({
  path: 'anonymous/smsCheck',
  summary:
    'Checks the code of a registration without using it up. A wrong one costs a try; the right one stays valid until 30 minutes after it was sent.',
  access: 'anyone',
  money: 'none',
  request: v.object({
    account: accountIn,
    countryCode: countryCodeIn,
    code: codeIn,
    requestId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  response: nothing,
  refusals: { codeWrong: 1045, tryLater: 1020 },
})

export const signInByLine = call({
  path: 'anonymous/lineLogin',
  summary:
    'Signs in with an authorization code of LINE (state and PKCE). An unknown LINE account gets a ticket to register with.',
  access: 'anyone',
  money: 'none',
  request: v.object({
    state: v.pipe(v.string(), v.minLength(16), v.maxLength(128)),
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
    codeVerifier: v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/)),
    uuid: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
    phoneinfoJsonModel: deviceInformationIn,
  }),
  response: signedInOut,
  refusals: { ...signInRefusals, lineUnavailable: 1053, lineRefused: 1054, registrationNeeded: 1055 },
})

export const resetPassword = call({
  path: 'anonymous/forget',
  summary:
    'Sets a new password with a code sent to the mobile number. Ends every session of the account and removes its passkeys.',
  access: 'anyone',
  money: 'none',
  request: v.object({
    account: accountIn,
    countryCode: countryCodeIn,
    code: codeIn,
    requestId: v.optional(v.pipe(v.string(), v.maxLength(64))),
    password: encryptedPasswordIn,
    passwordKeyId: passwordKeyIdIn,
  }),
  response: nothing,
  refusals: { codeWrong: 1045, tryLater: 1020 },
})

export const signOut = call({
  path: 'logout',
  summary: 'Ends this session.',
  access: 'player',
  money: 'none',
  request: nothing,
  response: nothing,
  refusals: {},
})

export const bindMobile = call({
  path: 'bindMobile',
  summary:
    'Adds a mobile number to the account with the code sent to it (code type 2). Only support can change it later.',
  access: 'player',
  money: 'none',
  presence: 'recent',
  request: v.object({
    countryCode: countryCodeIn,
    mobile: mobileIn,
    code: codeIn,
    requestId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  response: v.object({ mobile: v.string() }),
  refusals: { alreadyBound: 1004, numberTaken: 1043, codeWrong: 1045, tryLater: 1020 },
})

export const modifyPlayer = call({
  path: 'modifyUser',
  summary: 'Changes nickname or avatar.',
  access: 'player',
  money: 'none',
  request: v.object({
    nickname: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50))),
    avatar: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  }),
  response: v.object({ nickname: v.string(), avatar: v.number() }),
  refusals: { nothingToChange: 1004, tryLater: 1020 },
})

export const modifyPassword = call({
  path: 'modifyPassword',
  summary:
    'Changes the password with the old one, and a code (type 3) if a mobile number is linked. Ends all other sessions.',
  access: 'player',
  money: 'none',
  request: v.object({
    password: encryptedPasswordIn,
    newPassword: encryptedPasswordIn,
    passwordKeyId: passwordKeyIdIn,
    code: v.optional(codeIn),
    requestId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  response: nothing,
  refusals: { wrongCredentials: 101, locked: 102, codeWrong: 1045, nothingToChange: 1004, tryLater: 1020 },
})

export const confirmPresence = call({
  path: 'confirmPassword',
  summary: 'Confirms the password after an idle time, so that payments and play are possible again.',
  access: 'player',
  money: 'none',
  request: v.object({ password: encryptedPasswordIn, passwordKeyId: passwordKeyIdIn }),
  response: nothing,
  refusals: { wrongCredentials: 101, locked: 102, tryLater: 1020 },
})

export const agreeToDocuments = call({
  path: 'agreeDocuments',
  summary: 'Records the agreement to the current version of the terms and the privacy policy.',
  access: 'player',
  money: 'none',
  request: v.object({ agreements: signUpAnswersIn.agreements }),
  response: v.object({ agreementsDue: v.array(v.string()) }),
  refusals: { outdated: 1004 },
})

export const listSessions = call({
  path: 'sessionList',
  summary: 'Lists the devices signed in to this account and the recent sign-ins.',
  access: 'player',
  money: 'none',
  request: nothing,
  response: v.object({
    sessions: v.array(
      v.object({
        id: idOut,
        current: v.boolean(),
        deviceKind: v.picklist(['phone', 'desktop', 'app']),
        device: v.string(),
        place: v.string(),
        signedInAt: instantOut,
        lastActionAt: instantOut,
      }),
    ),
    history: v.array(v.object({ at: instantOut, device: v.string(), place: v.string(), succeeded: v.boolean() })),
  }),
  refusals: {},
})

export const endSession = call({
  path: 'sessionEnd',
  summary: 'Ends one other session of this account, or all others if no ID is given.',
  access: 'player',
  money: 'none',
  request: v.object({ sessionId: v.optional(idIn) }),
  response: v.object({ ended: v.number() }),
  refusals: { nothingToChange: 1004 },
})

export const ping = call({
  path: 'online',
  summary: 'Heartbeat every 60 seconds, with the open game on /start. It does not count as an action.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({ gameId: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))) }),
  response: v.object({ serverTime: instantOut }),
  refusals: {},
})

export const fillSuperior = call({
  path: 'agentFill',
  summary: 'Records who invited the player, once: within seven days of registering and before the first deposit.',
  access: 'player',
  money: 'none',
  request: v.object({ pid: idIn }),
  response: v.object({ pid: idOut }),
  refusals: { superiorSet: 1004, superiorNotFound: 1110, superiorTooLate: 1111, tryLater: 1020 },
})
