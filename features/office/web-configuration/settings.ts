import * as v from 'valibot'
import { downloadBonus } from '#core/constants/specification.ts'

const length = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64))
const downloadBonusPesos = Number(downloadBonus / 100n)
const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

/** Empty: any version. */
const version = v.pipe(v.string(), v.regex(/^(\d{1,4}\.\d{1,4}\.\d{1,4})?$/))

/** Empty: this house has none, and players are shown its other contacts. */
const contact = v.pipe(v.string(), v.trim(), v.maxLength(200))
const emailContact = v.pipe(
  contact,
  v.check((address) => address === '' || v.EMAIL_REGEX.test(address), 'This is not an e-mail address.'),
)

/** Placeholder numbers of a demonstration count as none. */
const licenceNumber = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.transform((number) => (/^demo/i.test(number) ? '' : number)),
)

/**
 * The operator's site settings. Parsed on every read, so that a row of an older release gets defaults for new settings.
 */
export const settingsSchema = v.pipe(
  v.object({
    mode: v.optional(v.picklist(['normal', 'green']), 'normal'),
    operatorName: v.optional(text, 'Bituin'),
    // Empty: not entered yet. Players then read the site's name, and never that of a demonstration.
    company: v.optional(contact, ''),
    siteList: v.optional(v.pipe(v.array(text), v.maxLength(20)), []),
    registerType: v.optional(v.picklist(['phone', 'phoneNoOtp', 'username']), 'phone'),
    otpStatus: v.optional(v.boolean(), true),
    accountLengthMin: v.optional(length, 10),
    accountLengthMax: v.optional(length, 11),
    usernameLengthMin: v.optional(length, 6),
    usernameLengthMax: v.optional(length, 16),
    // At least eight, whatever an operator sets: shorter ones are guessed.
    passwordLengthMin: v.optional(v.pipe(length, v.minValue(8)), 8),
    passwordLengthMax: v.optional(v.pipe(length, v.minValue(16)), 64),
    countryCode: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), '63'),
    mobileStartsWith: v.optional(v.pipe(v.string(), v.regex(/^\d?$/)), ''),
    countryGate: v.optional(v.picklist(['off', 'philippinesOnly']), 'off'),
    // The button is shown if enabled and the deployment has a LINE channel.
    lineLogin: v.optional(v.boolean(), false),
    // Prefixes of foreign numbers that codes may go to, besides Philippine mobile numbers.
    smsNumbersAbroad: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[1-9]\d{1,8}$/))), v.maxLength(20)), []),
    // Unused codes per hour before sending to strangers stops (a circuit breaker).
    smsPerHourMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(1_000_000)), 5_000),
    socialMedia: v.optional(v.array(v.object({ id: text, url: v.pipe(v.string(), v.url()) })), []),
    // If closed, no new deposit starts; payments under way still arrive.
    depositsOpen: v.optional(v.boolean(), true),
    // Before which of the two identity is required. Green mode requires it before the first deposit anyway.
    kycGate: v.optional(v.picklist(['withdraw', 'deposit']), 'withdraw'),
    // If closed, no new withdrawal starts; those under way still complete.
    withdrawalsOpen: v.optional(v.boolean(), true),
    // The maximum withdrawal, and the maximum of automatic approval, in pesos.
    withdrawalAmountMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(10_000_000)), 50_000),
    withdrawalAutomaticMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50_000)), 5_000),
    // What one confirmation of several low-risk items may decide: how many, and their sum in pesos. 0: none.
    bulkCountMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 20),
    bulkSumMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 100_000),
    // Whether slots may play rounds by themselves. In green mode they never do.
    autoPlay: v.optional(v.boolean(), true),
    // Whether slots may sell rounds that begin in their bonus. In green mode they never do.
    bonusBuy: v.optional(v.boolean(), true),
    supportEmail: v.optional(emailContact, ''),
    helplineText: v.optional(text, 'Play for fun, with money you can spare. Talk to us anytime.'),
    helplineTextFil: v.optional(
      v.pipe(v.string(), v.trim(), v.maxLength(200)),
      'Maglaro para malibang, gamit lang ang perang kaya mong gastusin. Kausapin kami anumang oras.',
    ),
    helplinePhone: v.optional(contact, ''),
    licenceHolder: v.optional(contact, ''),
    // Empty: this installation is a demonstration, and every page about the licence says that it holds none.
    licenceNumber: v.optional(licenceNumber, ''),
    licenceAddress: v.optional(text, 'Metro Manila, Philippines'),
    regulator: v.optional(text, 'PAGCOR'),
    // The threshold of a big win: pesos, and multiples of the stake.
    bigWinAmountMin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)), 1_000),
    bigWinMultipleMin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 20),
    // The worth in pesos that staff may put into one letter without approval.
    mailCoinMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 1_000),
    // Older apps and pages must be renewed before use. Empty: any version.
    appVersionMin: v.optional(version, ''),
    // The same for the Android package alone, and the version from which on it stops suggesting an update.
    androidVersionMin: v.optional(version, ''),
    androidVersionRecommended: v.optional(version, ''),
    // The bonus in pesos for getting the app after a deposit, and its turnover.
    appDownloadBonus: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
      downloadBonusPesos,
    ),
    appDownloadBetRate: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 5),
    // The same for customer service.
    mailCoinMaxSupport: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 200),
    // The same per day: by one member, by one of customer service, and by everybody together.
    giftDayMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)), 5_000),
    giftDayMaxSupport: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)), 1_000),
    giftDayMaxTogether: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)), 20_000),
    // The daily cap of adjustments, in pesos.
    adjustmentDailyMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)), 500_000),
  }),
  v.check((s) => s.accountLengthMin <= s.accountLengthMax, 'The minimum mobile number length is above the maximum.'),
  v.check((s) => s.usernameLengthMin <= s.usernameLengthMax, 'The minimum username length is above the maximum.'),
  v.check((s) => s.passwordLengthMin <= s.passwordLengthMax, 'The minimum password length is above the maximum.'),
)
export type Settings = v.InferOutput<typeof settingsSchema>

export const defaultSettings: Settings = v.parse(settingsSchema, {})
