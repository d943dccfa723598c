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
  { title: 'Codes by SMS', names: ['smsNumbersAbroad', 'smsPerHourMax'] },
  { title: 'Deposits', names: ['depositsOpen', 'kycGate'] },
  { title: 'Withdrawals', names: ['withdrawalsOpen', 'withdrawalAmountMax', 'withdrawalAutomaticMax'] },
  {
    title: 'Lengths',
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
  { title: 'The app', names: ['appVersionMin', 'appDownloadBonus', 'appDownloadBetRate'] },
  {
    title: 'By hand',
    names: [
      'adjustmentDailyMax',
      'mailCoinMax',
      'mailCoinMaxSupport',
      'giftDayMax',
      'giftDayMaxSupport',
      'giftDayMaxTogether',
    ],
  },
  { title: 'Help and contact', names: ['supportEmail', 'helplinePhone', 'helplineText', 'socialMedia'] },
  {
    title: 'Operator and licence',
    names: ['company', 'licenceHolder', 'licenceNumber', 'licenceAddress', 'regulator'],
  },
]

const length = 'A whole number from 1 to 64.'
const words = 'Up to 200 characters.'

/** The form field of each setting. A setting without a field does not compile. */
export const settingFields: Readonly<Record<SettingName, SettingField>> = {
  mode: {
    kind: 'choice',
    label: 'Mode',
    rule: 'Green is the calmer surface: fewer blocks, stricter registration.',
    options: [
      { value: 'normal', label: 'Normal' },
      { value: 'green', label: 'Green' },
    ],
  },
  operatorName: { kind: 'text', label: 'Name of the site', rule: words },
  siteList: { kind: 'lines', label: 'Site names of green mode', rule: 'One a line, 20 at most.' },
  countryGate: {
    kind: 'choice',
    label: 'Open to',
    rule: 'From elsewhere players can browse and withdraw, but not deposit or play.',
    options: [
      { value: 'off', label: 'Everywhere' },
      { value: 'philippinesOnly', label: 'Philippines only' },
    ],
  },
  registerType: {
    kind: 'choice',
    label: 'Players register by',
    rule: 'Acts on new players. Who is registered signs in as before.',
    options: [
      { value: 'phone', label: 'Mobile number with a code' },
      { value: 'phoneNoOtp', label: 'Mobile number without a code' },
      { value: 'username', label: 'Username' },
    ],
  },
  otpStatus: { kind: 'flag', label: 'Send one-time codes', rule: 'Off, no code is asked for at registration.' },
  lineLogin: { kind: 'flag', label: 'Log in with LINE', rule: 'Shows where the deployment holds a LINE channel.' },
  countryCode: { kind: 'text', label: 'Country code', rule: '1 to 4 digits, without a plus.' },
  mobileStartsWith: { kind: 'text', label: 'First digit of numbers', rule: 'One digit, or empty for any.' },
  smsNumbersAbroad: {
    kind: 'lines',
    label: 'Numbers abroad that get codes',
    rule: 'How they begin, one a line, without a plus: 447 opens mobile numbers in the UK. Empty: Philippine mobile numbers only.',
  },
  smsPerHourMax: {
    kind: 'number',
    label: 'Unused codes in an hour at most',
    rule: 'A whole number from 100 to 1,000,000. Above it, no codes go to people who are not signed in until the hour is over.',
  },
  accountLengthMin: { kind: 'number', label: 'Shortest mobile number', rule: length },
  accountLengthMax: { kind: 'number', label: 'Longest mobile number', rule: length },
  usernameLengthMin: { kind: 'number', label: 'Shortest username', rule: length },
  usernameLengthMax: { kind: 'number', label: 'Longest username', rule: length },
  passwordLengthMin: { kind: 'number', label: 'Shortest password', rule: 'A whole number from 8 to 64.' },
  passwordLengthMax: { kind: 'number', label: 'Longest password', rule: 'A whole number from 16 to 64.' },
  depositsOpen: {
    kind: 'flag',
    label: 'Deposits are open',
    rule: 'Off, no new deposit begins. Money under way still arrives.',
  },
  kycGate: {
    kind: 'choice',
    label: 'Verification before',
    rule: 'Seven days after registration both wait for it. Green mode asks before the first deposit.',
    options: [
      { value: 'withdraw', label: 'The first withdrawal' },
      { value: 'deposit', label: 'The first deposit' },
    ],
  },
  withdrawalsOpen: {
    kind: 'flag',
    label: 'Withdrawals are open',
    rule: 'Off, no new withdrawal begins. Those under way still arrive.',
  },
  withdrawalAmountMax: {
    kind: 'number',
    label: 'Largest withdrawal, in pesos',
    unit: 'pesos',
    rule: 'A whole number from 100 to 10,000,000. Above 50,000 two people approve, above 500,000 one of them for compliance.',
  },
  withdrawalAutomaticMax: {
    kind: 'number',
    label: 'Largest that rules approve, in pesos',
    unit: 'pesos',
    rule: 'A whole number from 0 to 50,000. Above it a person looks.',
  },
  supportEmail: { kind: 'text', label: 'Support e-mail', rule: 'A whole e-mail address.' },
  helplinePhone: { kind: 'text', label: 'Helpline number', rule: words },
  helplineText: { kind: 'text', label: 'Helpline text', rule: words },
  socialMedia: {
    kind: 'links',
    label: 'Social media',
    rule: 'A name and a whole address each, as in https://example.com/bituin.',
  },
  company: { kind: 'text', label: 'Company', rule: words },
  licenceHolder: { kind: 'text', label: 'Licence holder', rule: words },
  licenceNumber: {
    kind: 'text',
    label: 'Licence number',
    rule: 'Empty: the site says that it is a demonstration and holds no licence.',
  },
  licenceAddress: { kind: 'text', label: 'Address of the licence holder', rule: words },
  regulator: { kind: 'text', label: 'Regulator', rule: words },
  bigWinAmountMin: {
    kind: 'number',
    label: 'A win is big from, in pesos',
    unit: 'pesos',
    rule: 'A whole number from 1 to 10,000,000.',
  },
  bigWinMultipleMin: {
    kind: 'number',
    label: 'A win is big from, times the stake',
    rule: 'A whole number from 1 to 10,000. Both have to be reached.',
  },
  appVersionMin: {
    kind: 'text',
    label: 'Oldest version of the app',
    rule: 'Three numbers, as in 1.0.28, or empty for any. What is older has to be renewed before it is used.',
  },
  appDownloadBonus: {
    kind: 'number',
    label: 'Coins for getting the app, in pesos',
    unit: 'pesos',
    rule: 'A whole number from 0 to 10,000. After a deposit, once a player. 0 gives and promises nothing.',
  },
  appDownloadBetRate: {
    kind: 'number',
    label: 'How often these coins have to be staked',
    rule: 'A whole number from 0 to 100.',
  },
  mailCoinMax: {
    kind: 'number',
    label: 'Gifts in one letter without a second person, in pesos',
    unit: 'pesos',
    rule: 'A whole number from 0 to 1,000,000. Coins, points, coupons and tickets count by their worth. Above it, finance has to approve.',
  },
  mailCoinMaxSupport: {
    kind: 'number',
    label: 'The same for customer service, in pesos',
    unit: 'pesos',
    rule: 'A whole number from 0 to 1,000,000.',
  },
  giftDayMax: {
    kind: 'number',
    label: 'Gifts of one member in a day without a second person, in pesos',
    unit: 'pesos',
    rule: 'A whole number from 0 to 10,000,000. The day ends at midnight in Manila.',
  },
  giftDayMaxSupport: {
    kind: 'number',
    label: 'The same for one member of customer service, in pesos',
    unit: 'pesos',
    rule: 'A whole number from 0 to 10,000,000.',
  },
  giftDayMaxTogether: {
    kind: 'number',
    label: 'Gifts of all members in a day without a second person, in pesos',
    unit: 'pesos',
    rule: 'A whole number from 0 to 100,000,000.',
  },
  adjustmentDailyMax: {
    kind: 'number',
    label: 'Moved by hand in a day at most, in pesos',
    unit: 'pesos',
    rule: 'A whole number from 0 to 1,000,000,000. Given and taken count alike.',
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
