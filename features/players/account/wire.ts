import * as v from 'valibot'
import { calendarDayIn } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { idOut } from '#core/contract/id-out.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { tips } from '#core/message/tips.ts'

export const accountIn = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(50))
export const countryCodeIn = v.optional(v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/)), '63')
export const mobileIn = v.pipe(v.string(), v.trim(), v.regex(/^\d{6,15}$/, tips.digits))

/** Passwords travel encrypted with the public key from the configuration (RSA-OAEP, SHA-256, base64). */
export const encryptedPasswordIn = v.pipe(v.string(), v.base64(), v.minLength(300), v.maxLength(1024))
export const passwordKeyIdIn = v.optional(v.pipe(v.string(), v.maxLength(64)))

/** What a device reports about itself at sign-in, unverified. */
export const deviceInformationIn = v.optional(
  v.object({
    channel: v.optional(v.pipe(v.string(), v.maxLength(64))),
    appId: v.optional(v.pipe(v.string(), v.maxLength(64))),
    os: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
    isBrowser: v.optional(v.picklist([0, 1]), 1),
    version: v.optional(v.pipe(v.string(), v.maxLength(32)), ''),
    deviceModel: v.optional(v.pipe(v.string(), v.maxLength(120)), ''),
    deviceIdJsonModel: v.optional(v.object({ afuid: v.optional(v.pipe(v.string(), v.maxLength(128)), '') })),
  }),
)

export const signUpAnswersIn = {
  birthDate: calendarDayIn,
  /** The ids of the eligibility declarations, each with the version of the text that was read. */
  declarations: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(32)),
  agreements: v.object({
    termsOfUse: v.pipe(v.string(), v.maxLength(32)),
    privacyPolicy: v.pipe(v.string(), v.maxLength(32)),
  }),
}

const lastSignInOut = v.object({ at: instantOut, device: v.string(), place: v.string() })

/** The user session of the specification. Other features fill in the fields they own. */
export const playerOut = v.object({
  id: idOut,
  uuid: v.string(),
  account: v.string(),
  accountType: v.picklist(['username', 'phone', 'line']),
  nickname: v.string(),
  avatar: v.number(),
  avatarOther: v.string(),
  mobile: v.string(),
  facebookAccount: v.string(),
  googleAccount: v.string(),
  lineAccount: v.string(),
  coin: centavosOut,
  safebox: centavosOut,
  lottery: centavosOut,
  bet: centavosOut,
  totalRecharge: centavosOut,
  vip: v.number(),
  vipExp: v.number(),
  userLevel: v.number(),
  pid: v.nullable(idOut),
  aid: v.string(),
  inviteCode: v.string(),
  regPeriod: instantOut,
  firstRecharge: v.boolean(),
  /** The bonus coins of the first deposit; 0 if there are none, or it was made. */
  firstRechargeBonus: centavosOut,
  hasSafeboxPassword: v.boolean(),
  hasKyc: v.boolean(),
  hasUserOther: v.boolean(),
  appUserBank: v.nullable(v.object({ bankId: v.number() })),
  appUserBankList: v.array(v.object({ bankId: v.number() })),
  shareUrlMap: v.record(v.string(), v.string()),
  activityIds: v.array(v.number()),
  activityMap: v.record(v.string(), v.object({ sort: v.number() })),
  /** The player owns a sign-in card that can still be claimed. */
  loginPaying: v.boolean(),
  appGameDataUser: v.object({ gameLikes: v.record(v.string(), v.number()), gameHistory: v.array(v.number()) }),
  /** The player is on a break from play and came to withdraw: nothing can be deposited or played. */
  isOnBreak: v.boolean(),
  /** Documents with a material change that the player has to agree to before play. */
  agreementsDue: v.array(v.string()),
})

/** The specification's password field is always empty: a password is never returned. */
export const signedInOut = v.object({
  ...playerOut.entries,
  token: v.string(),
  password: v.literal(''),
  lastSignIn: v.nullable(lastSignInOut),
})
