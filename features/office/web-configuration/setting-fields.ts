import { pesos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { SettingName } from './setting-names.ts'

export type SettingKind = 'choice' | 'flag' | 'number' | 'text' | 'lines' | 'links'

export type SettingField = {
  readonly kind: SettingKind
  readonly label: string
  /** The constraint: help below the field, and the fault if violated. */
  readonly rule: string
  readonly unit?: 'pesos'
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

export type SettingGroup = {
  readonly title: string
  readonly names: readonly SettingName[]
  /** Two fields per row. */
  readonly pairs?: true
}

export const settingGroups: readonly SettingGroup[] = [
  { title: 'Site', names: ['mode', 'operatorName', 'siteList', 'countryGate'] },
  {
    title: 'Registration',
    names: ['registerType', 'otpStatus', 'lineLogin', 'countryCode', 'mobileStartsWith'],
  },
  { title: 'SMS codes', names: ['smsNumbersAbroad', 'smsPerHourMax'] },
  { title: 'Deposits', names: ['depositsOpen', 'kycGate'] },
  { title: 'Withdrawals', names: ['withdrawalsOpen', 'withdrawalAmountMax', 'withdrawalAutomaticMax'] },
  { title: 'Decisions together', names: ['bulkCountMax', 'bulkSumMax'] },
  { title: 'Games', names: ['autoPlay', 'bonusBuy'] },
  {
    title: 'Length limits',
    pairs: true,
    names: [
      'accountLengthMin',
      'accountLengthMax',
      'usernameLengthMin',
      'usernameLengthMax',
      'passwordLengthMin',
      'passwordLengthMax',
    ],
  },
  { title: 'Big wins in the lobby', pairs: true, names: ['bigWinAmountMin', 'bigWinMultipleMin'] },
  {
    title: 'App',
    names: [
      'appVersionMin',
      'androidVersionMin',
      'androidVersionRecommended',
      'appDownloadBonus',
      'appDownloadBetRate',
    ],
  },
  {
    title: 'Manual rewards and adjustments',
    names: [
      'adjustmentDailyMax',
      'mailCoinMax',
      'mailCoinMaxSupport',
      'giftDayMax',
      'giftDayMaxSupport',
      'giftDayMaxTogether',
    ],
  },
  {
    title: 'Help and contact',
    names: ['supportEmail', 'helplinePhone', 'helplineText', 'helplineTextFil', 'socialMedia'],
  },
  {
    title: 'Operator and licence',
    names: ['company', 'licenceHolder', 'licenceNumber', 'licenceAddress', 'regulator'],
  },
]

const length = 'Whole number from 1 to 64.'
const words = 'Up to 200 characters.'

/** The form field of each setting. A setting without a field does not compile. */
export const settingFields: Readonly<Record<SettingName, SettingField>> = {
  mode: {
    kind: 'choice',
    label: 'Mode',
    rule: 'Green mode shows a calmer lobby and has stricter registration.',
    options: [
      { value: 'normal', label: 'Normal' },
      { value: 'green', label: 'Green' },
    ],
  },
  operatorName: { kind: 'text', label: 'Site name', rule: words },
  siteList: { kind: 'lines', label: 'Sites in green mode', rule: 'One host name per line, up to 20.' },
  countryGate: {
    kind: 'choice',
    label: 'Available in',
    rule: 'If limited to the Philippines, players elsewhere can browse and withdraw but can’t deposit or play.',
    options: [
      { value: 'off', label: 'Everywhere' },
      { value: 'philippinesOnly', label: 'Philippines only' },
    ],
  },
  registerType: {
    kind: 'choice',
    label: 'Players register with',
    rule: 'Applies to new players. Existing players sign in as before.',
    options: [
      { value: 'phone', label: 'Mobile number and code' },
      { value: 'phoneNoOtp', label: 'Mobile number without a code' },
      { value: 'username', label: 'Username' },
    ],
  },
  otpStatus: { kind: 'flag', label: 'Send one-time codes', rule: 'When off, registration needs no code.' },
  lineLogin: { kind: 'flag', label: 'Log in with LINE', rule: 'Shown only if a LINE channel is set up.' },
  countryCode: { kind: 'text', label: 'Country code', rule: '1 to 4 digits, without the plus sign.' },
  mobileStartsWith: { kind: 'text', label: 'First digit of mobile numbers', rule: 'One digit, or empty for any.' },
  smsNumbersAbroad: {
    kind: 'lines',
    label: 'Foreign numbers that get SMS codes',
    rule: 'Number prefixes, one per line, without the plus sign. 447 allows UK mobile numbers. Leave empty for Philippine mobile numbers only.',
  },
  smsPerHourMax: {
    kind: 'number',
    label: 'Maximum unused SMS codes per hour',
    rule: 'Whole number from 100 to 1,000,000. When reached, signed-out users get no codes until the next hour.',
  },
  accountLengthMin: { kind: 'number', label: 'Minimum mobile number length', rule: length },
  accountLengthMax: { kind: 'number', label: 'Maximum mobile number length', rule: length },
  usernameLengthMin: { kind: 'number', label: 'Minimum username length', rule: length },
  usernameLengthMax: { kind: 'number', label: 'Maximum username length', rule: length },
  passwordLengthMin: { kind: 'number', label: 'Minimum password length', rule: 'Whole number from 8 to 64.' },
  passwordLengthMax: { kind: 'number', label: 'Maximum password length', rule: 'Whole number from 16 to 64.' },
  autoPlay: {
    kind: 'flag',
    label: 'Auto play in slots',
    rule: 'When off, players start every spin themselves. When on, up to 50 rounds, with a loss limit and a win limit that the player sets. Always off in green mode and in demos.',
  },
  bonusBuy: {
    kind: 'flag',
    label: 'Bonus buy in slots',
    rule: 'When on, players can start a round of some slots in the bonus, for a price of at most the slot’s highest bet. The whole price counts as one bet for every limit and for playthrough. Always off in green mode.',
  },
  depositsOpen: {
    kind: 'flag',
    label: 'Deposits',
    rule: 'When off, players can’t make deposits. Payments already started are still credited.',
  },
  kycGate: {
    kind: 'choice',
    label: 'Verification required for',
    rule: 'From 7 days after registration it’s required for both. In green mode it’s always required for the first deposit.',
    options: [
      { value: 'withdraw', label: 'First withdrawal' },
      { value: 'deposit', label: 'First deposit' },
    ],
  },
  withdrawalsOpen: {
    kind: 'flag',
    label: 'Withdrawals',
    rule: 'When off, players can’t request withdrawals. Those already requested continue.',
  },
  withdrawalAmountMax: {
    kind: 'number',
    label: 'Maximum withdrawal (₱)',
    unit: 'pesos',
    rule: 'Whole number from 100 to 10,000,000. Above 50,000, two members must approve. Above 500,000, one of them must be compliance.',
  },
  withdrawalAutomaticMax: {
    kind: 'number',
    label: 'Maximum automatic approval (₱)',
    unit: 'pesos',
    rule: 'Whole number from 0 to 50,000. Larger withdrawals need manual review.',
  },
  bulkCountMax: {
    kind: 'number',
    label: 'Low-risk items decided together',
    rule: 'Whole number from 0 to 100. At 0, each withdrawal and request is approved by itself.',
  },
  bulkSumMax: {
    kind: 'number',
    label: 'Their sum (₱)',
    unit: 'pesos',
    rule: 'Whole number from 0 to 1,000,000.',
  },
  supportEmail: {
    kind: 'text',
    label: 'Support e-mail',
    rule: 'A valid e-mail address. If empty, players are shown none.',
  },
  helplinePhone: {
    kind: 'text',
    label: 'Helpline number',
    rule: 'Up to 200 characters. If empty, players are shown none.',
  },
  helplineText: { kind: 'text', label: 'Helpline text', rule: words },
  helplineTextFil: { kind: 'text', label: 'Helpline text in Filipino', rule: words },
  socialMedia: {
    kind: 'links',
    label: 'Social media',
    rule: 'Each needs a name and a full URL, such as https://example.com/bituin.',
  },
  company: { kind: 'text', label: 'Company', rule: words },
  licenceHolder: {
    kind: 'text',
    label: 'Licence holder',
    rule: 'Up to 200 characters. If empty, players read the site’s name instead.',
  },
  licenceNumber: {
    kind: 'text',
    label: 'Licence number',
    rule: 'If empty, the site says that it’s a demonstration without a licence.',
  },
  licenceAddress: { kind: 'text', label: 'Licence holder’s address', rule: words },
  regulator: { kind: 'text', label: 'Regulator', rule: words },
  bigWinAmountMin: {
    kind: 'number',
    label: 'Minimum big win (₱)',
    unit: 'pesos',
    rule: 'Whole number from 1 to 10,000,000.',
  },
  bigWinMultipleMin: {
    kind: 'number',
    label: 'Minimum big win (times the bet)',
    rule: 'Whole number from 1 to 10,000. A big win must reach both minimums.',
  },
  appVersionMin: {
    kind: 'text',
    label: 'Minimum version of app and page',
    rule: 'Three numbers, such as 1.0.28. Players with older versions must update. Leave empty for any version.',
  },
  androidVersionMin: {
    kind: 'text',
    label: 'Minimum Android app version',
    rule: 'Three numbers, such as 1.0.28. Older Android apps must update; browsers go on. Publish that version first.',
  },
  androidVersionRecommended: {
    kind: 'text',
    label: 'Recommended Android app version',
    rule: 'Three numbers, such as 1.0.28. Older Android apps suggest the update once a day. Leave empty for no suggestion.',
  },
  appDownloadBonus: {
    kind: 'number',
    label: 'App download reward (₱)',
    unit: 'pesos',
    rule: 'Whole number from 0 to 10,000. Once per player, after a deposit. 0 turns it off.',
  },
  appDownloadBetRate: {
    kind: 'number',
    label: 'Playthrough of the app reward (times)',
    rule: 'Whole number from 0 to 100.',
  },
  mailCoinMax: {
    kind: 'number',
    label: 'Rewards in one message without approval (₱)',
    unit: 'pesos',
    rule: 'Whole number from 0 to 1,000,000. Coins, points, coupons and tickets count at their value. Above it, finance must approve.',
  },
  mailCoinMaxSupport: {
    kind: 'number',
    label: 'Rewards in one message without approval, customer service (₱)',
    unit: 'pesos',
    rule: 'Whole number from 0 to 1,000,000.',
  },
  giftDayMax: {
    kind: 'number',
    label: 'Daily rewards per member without approval (₱)',
    unit: 'pesos',
    rule: 'Whole number from 0 to 10,000,000. Resets at midnight in Manila.',
  },
  giftDayMaxSupport: {
    kind: 'number',
    label: 'Daily rewards per member without approval, customer service (₱)',
    unit: 'pesos',
    rule: 'Whole number from 0 to 10,000,000.',
  },
  giftDayMaxTogether: {
    kind: 'number',
    label: 'Daily rewards of all members without approval (₱)',
    unit: 'pesos',
    rule: 'Whole number from 0 to 100,000,000.',
  },
  adjustmentDailyMax: {
    kind: 'number',
    label: 'Daily cap on manual adjustments (₱)',
    unit: 'pesos',
    rule: 'Whole number from 0 to 1,000,000,000. Credits and debits both count.',
  },
}

/** Settings in whole pesos. */
export const pesoSettings: readonly string[] = Object.entries(settingFields).flatMap(([name, { unit }]) =>
  unit === 'pesos' ? [name] : [],
)

const isSettingName = (name: string): name is SettingName => Object.hasOwn(settingFields, name)

export const settingLabel = (name: string): string => (isSettingName(name) ? settingFields[name].label : name)

const noField: Partial<SettingField> = {}

/** A value in the form's words. */
export function settingText(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  const texts = (Array.isArray(value) ? value : [value]).map(itemText).filter((text) => text !== '')
  if (texts.length === 0) return '(empty)'
  const { options, unit } = isSettingName(name) ? settingFields[name] : noField
  if (unit === 'pesos' && typeof value === 'number') return formatMoney(pesos(BigInt(value)))
  return texts.map((text) => options?.find((option) => option.value === text)?.label ?? text).join('\n')
}

/** A link as its name and address; everything else as it is. */
function itemText(item: unknown): string {
  if (typeof item === 'object' && item !== null) return Object.values(item).join(' ')
  return typeof item === 'string' || typeof item === 'number' ? String(item) : ''
}
