import * as v from 'valibot'
import { downloadBonus } from '#core/constants/specification.ts'

const length = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64))
const downloadBonusPesos = Number(downloadBonus / 100n)
const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

/** Numbers that stand for a demonstration are none. */
const licenceNumber = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.transform((number) => (/^demo/i.test(number) ? '' : number)),
)

/**
 * What an operator may set for the whole site. Parsed whenever it is read, so that a row written by an older version
 * of the product gets today's defaults for what it did not know.
 */
export const settingsSchema = v.pipe(
  v.object({
    mode: v.optional(v.picklist(['normal', 'green']), 'normal'),
    operatorName: v.optional(text, 'Bituin'),
    company: v.optional(text, 'Bituin Demo Operator'),
    siteList: v.optional(v.pipe(v.array(text), v.maxLength(20)), []),
    registerType: v.optional(v.picklist(['phone', 'phoneNoOtp', 'username']), 'phone'),
    otpStatus: v.optional(v.boolean(), true),
    accountLengthMin: v.optional(length, 10),
    accountLengthMax: v.optional(length, 11),
    usernameLengthMin: v.optional(length, 6),
    usernameLengthMax: v.optional(length, 16),
    // Eight is the floor whatever an operator would like: shorter ones are guessed.
    passwordLengthMin: v.optional(v.pipe(length, v.minValue(8)), 8),
    passwordLengthMax: v.optional(v.pipe(length, v.minValue(16)), 64),
    countryCode: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), '63'),
    mobileStartsWith: v.optional(v.pipe(v.string(), v.regex(/^\d?$/)), ''),
    countryGate: v.optional(v.picklist(['off', 'philippinesOnly']), 'off'),
    // The button shows when it is on and the deployment holds a LINE channel.
    lineLogin: v.optional(v.boolean(), false),
    // Codes go to Philippine mobile numbers, and to numbers abroad that begin with one of these digits.
    smsNumbersAbroad: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[1-9]\d{1,8}$/))), v.maxLength(20)), []),
    // So many codes of an hour may remain unused before no more are sent to strangers: the breaker.
    smsPerHourMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(1_000_000)), 5_000),
    socialMedia: v.optional(v.array(v.object({ id: text, url: v.pipe(v.string(), v.url()) })), []),
    // Closed, no new deposit is begun; money that is under way still arrives.
    depositsOpen: v.optional(v.boolean(), true),
    // Before which of the two the house has to know who a player is. Green mode asks before the first deposit anyway.
    kycGate: v.optional(v.picklist(['withdraw', 'deposit']), 'withdraw'),
    // Closed, no new withdrawal is asked for; those under way still arrive.
    withdrawalsOpen: v.optional(v.boolean(), true),
    // The largest withdrawal, and the largest that the rules may approve by themselves, in pesos.
    withdrawalAmountMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(10_000_000)), 50_000),
    withdrawalAutomaticMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50_000)), 5_000),
    supportEmail: v.optional(v.pipe(v.string(), v.email()), 'support@bituin.example'),
    helplineText: v.optional(text, 'Play for fun, and only with money you can spare. Talk to us any time.'),
    helplinePhone: v.optional(text, '1800-1-888-0000'),
    licenceHolder: v.optional(text, 'Bituin Demo Operator'),
    // Empty: this installation is a demonstration, and every page that speaks of a licence says that it holds none.
    licenceNumber: v.optional(licenceNumber, ''),
    licenceAddress: v.optional(text, 'Metro Manila, Philippines'),
    regulator: v.optional(text, 'PAGCOR'),
    // From where on a win runs through the lobby: pesos, and times the stake.
    bigWinAmountMin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)), 1_000),
    bigWinMultipleMin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 20),
    // What a member of the staff may put into one letter alone, by its worth in pesos; above it a second person is asked.
    mailCoinMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 1_000),
    // An older app or page has to be renewed before it is used. Empty: any version will do.
    appVersionMin: v.optional(v.pipe(v.string(), v.regex(/^(\d{1,4}\.\d{1,4}\.\d{1,4})?$/)), ''),
    // What getting the app brings who has deposited, in pesos, and how often it has to be staked.
    appDownloadBonus: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
      downloadBonusPesos,
    ),
    appDownloadBetRate: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 5),
    // The same for customer service, whose letters nobody else looks at.
    mailCoinMaxSupport: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 200),
    // The same in a day: by one member, by one of customer service, and by everybody together.
    giftDayMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)), 5_000),
    giftDayMaxSupport: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)), 1_000),
    giftDayMaxTogether: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)), 20_000),
    // What the staff may give and take by hand in a day, in pesos.
    adjustmentDailyMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)), 500_000),
  }),
  v.check((s) => s.accountLengthMin <= s.accountLengthMax, 'The shortest number is longer than the longest.'),
  v.check((s) => s.usernameLengthMin <= s.usernameLengthMax, 'The shortest username is longer than the longest.'),
  v.check((s) => s.passwordLengthMin <= s.passwordLengthMax, 'The shortest password is longer than the longest.'),
)
export type Settings = v.InferOutput<typeof settingsSchema>

export const defaultSettings: Settings = v.parse(settingsSchema, {})
