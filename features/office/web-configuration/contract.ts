import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { gameConfigOut, lobbyConfigurationOut } from './wire.ts'

const link = v.object({ id: v.string(), url: v.string() })

/** The operator's settings for the lobby. */
export const webConfigurationOut = v.object({
  version: v.number(),
  mode: v.picklist(['normal', 'green']),
  operatorName: v.string(),
  /** The sites offered by green mode's picker. */
  siteList: v.array(v.string()),
  registerType: v.picklist(['phone', 'phoneNoOtp', 'username']),
  otpStatus: v.boolean(),
  /** False if this installation has no SMS service. */
  codesSent: v.boolean(),
  accountLengthMin: v.number(),
  accountLengthMax: v.number(),
  usernameLengthMin: v.number(),
  usernameLengthMax: v.number(),
  passwordLengthMin: v.number(),
  passwordLengthMax: v.number(),
  countryCode: v.string(),
  accountRule: v.object({ mobileStartsWith: v.string() }),
  socialMedia: v.array(link),
  supportEmail: v.string(),
  helpline: v.object({ text: v.string(), phone: v.string() }),
  licence: v.object({ holder: v.string(), number: v.string(), regulator: v.string(), address: v.string() }),
  /** The versions of legal texts in force. */
  legal: v.object({
    termsOfUse: v.string(),
    privacyPolicy: v.string(),
    responsiblePlay: v.string(),
    licence: v.string(),
    eligibility: v.string(),
    about: v.string(),
  }),
  /** The operator's own translations of these versions; without one, players read the app's or English. */
  legalTranslations: v.array(v.object({ document: v.string(), language: v.string(), number: v.number() })),
  appUpdate: v.object({
    /** Never newer than this server. Empty: any version. */
    versionMin: v.string(),
    /** The same for the Android package alone. */
    androidMin: v.string(),
    /** An older package suggests an update. */
    androidRecommended: v.string(),
    bonus: centavosOut,
    /** The turnover of the bonus before it can be withdrawn. */
    betRate: v.number(),
  }),
  passwordKey: v.object({ id: v.string(), spki: v.string() }),
  lineLogin: v.nullable(v.object({ clientId: v.string(), authorizeUrl: v.string(), redirectUri: v.string() })),
  /** The wheel's promise; its first entry is the centre tab's badge. Empty for none. */
  actInviteConditionModelClient2List: v.array(
    v.object({ id: v.number(), bonusAmount: centavosOut, inviteNeed: v.number(), cycleHours: v.number() }),
  ),
  /** The activities that are open now. A player’s own list says which of them are for this player. */
  activitiesOpen: v.array(v.number()),
  ...lobbyConfigurationOut.entries,
})
/** The client's type. */
export type WebConfiguration = v.InferOutput<typeof webConfigurationOut>

/** A text counts as none: old clients stored the version as text. */
const gameListVersionIn = v.optional(v.union([v.number(), v.pipe(v.string(), v.maxLength(64))]))
const configurationAnswer = v.object({ data: webConfigurationOut, gameConfig: gameConfigOut })

export const getConfiguration = call({
  path: 'anonymous/appConfig',
  summary: 'Returns the web configuration, and the game list unless the client already has the version in force.',
  access: 'anyone',
  money: 'none',
  request: v.object({ gameListVersion: gameListVersionIn }),
  response: configurationAnswer,
  refusals: {},
})

export const getConfigurationAfterSignIn = call({
  path: 'appLoginInfo',
  summary: 'Returns the same for a signed-in player, and records the device information.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({
    gameListVersion: gameListVersionIn,
    os: v.optional(v.pipe(v.string(), v.maxLength(64))),
    version: v.optional(v.pipe(v.string(), v.maxLength(32))),
    deviceModel: v.optional(v.pipe(v.string(), v.maxLength(120))),
  }),
  response: configurationAnswer,
  refusals: {},
})
