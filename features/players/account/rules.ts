import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type CalendarDay, ageOn } from '#core/clock/manila.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import { minimumAge } from '#core/constants/specification.ts'
import { isEasyPassword } from '#core/password/easy-password.ts'
import { translate } from '#core/message/message.ts'
import { accountMessages } from './messages.ts'
import { nicknameFlaw } from './nickname.ts'

/** The part of the web configuration that says what an account and a password look like. */
export type AccountFormRules = {
  readonly registerType: 'phone' | 'phoneNoOtp' | 'username'
  readonly mode: 'normal' | 'green'
  readonly otpStatus: boolean
  readonly accountLengthMin: number
  readonly accountLengthMax: number
  readonly usernameLengthMin: number
  readonly usernameLengthMax: number
  readonly passwordLengthMin: number
  readonly passwordLengthMax: number
  readonly accountRule: { readonly mobileStartsWith: string }
}

type Key = keyof typeof accountMessages
type Params = Record<string, string | number>

const faultAt = (field: string, key: Key, params: Params = {}): FieldFault => ({
  field,
  key,
  msg: translate<Record<string, string>, string>(accountMessages, key, params),
})

export function usernameFault(username: string, rules: AccountFormRules): FieldFault | undefined {
  const { usernameLengthMin: min, usernameLengthMax: max } = rules
  const fits = /^[A-Za-z0-9]+$/.test(username) && username.length >= min && username.length <= max
  return fits ? undefined : faultAt('account', 'login.loginUsernameTip', { min, max })
}

/** The prefix is looked at before the length, as the specification's form does. */
export function mobileFault(mobile: string, rules: AccountFormRules, field = 'account'): FieldFault | undefined {
  const { accountLengthMin: min, accountLengthMax: max } = rules
  const prefix = rules.accountRule.mobileStartsWith
  if (prefix && !mobile.startsWith(prefix)) return faultAt(field, 'errInputText.mobileInputTips1', { prefix })
  const fits = /^\d+$/.test(mobile) && mobile.length >= min && mobile.length <= max
  return fits ? undefined : faultAt(field, 'login.loginPhoneTip', { min, max })
}

/** The own words are the player's names: a password that is little else is guessed first. */
export function passwordFault(
  password: string,
  rules: AccountFormRules,
  ownWords: readonly string[] = [],
): FieldFault | undefined {
  const { passwordLengthMin: min, passwordLengthMax: max } = rules
  const length = [...password].length
  if (length < min || length > max) return faultAt('password', 'login.loginPasswordTip', { min, max })
  return isEasyPassword(password, ownWords) ? commonPasswordFault() : undefined
}

export const commonPasswordFault = (): FieldFault => faultAt('password', 'login.passwordCommonTip')

export const confirmationFault = (password: string, confirmation: string): FieldFault | undefined =>
  password === confirmation ? undefined : faultAt('password2', 'login.loginConfirmationTip')

/** A code is asked for where a number is registered with one, and always in green mode, when codes are on. */
export const needsCode = (rules: AccountFormRules): boolean =>
  rules.otpStatus && (rules.registerType === 'phone' || rules.mode === 'green')

/** Green mode registers by number too, since its code must go somewhere. */
export const registersByMobile = (rules: AccountFormRules): boolean =>
  rules.registerType !== 'username' || needsCode(rules)

export const codeFault = (code: string | undefined, rules: AccountFormRules): FieldFault | undefined =>
  needsCode(rules) && !code ? faultAt('code', 'login.loginOtpTip') : undefined

export const birthDateMissing = (): FieldFault => faultAt('birthDate', 'login.birthDateTip')
export const isOldEnough = (birthDate: CalendarDay, today: CalendarDay): boolean =>
  ageOn(birthDate, today) >= minimumAge
export const ageFault = (birthDate: CalendarDay, today: CalendarDay): FieldFault | undefined =>
  isOldEnough(birthDate, today) ? undefined : faultAt('birthDate', 'login.ageTip')

export function declarationsFault(given: readonly string[], required: readonly string[]): FieldFault | undefined {
  return required.every((id) => given.includes(id)) ? undefined : faultAt('declarations', 'login.declarationTip')
}

export type Agreements = { readonly termsOfUse: string; readonly privacyPolicy: string }

export function agreementsFault(given: Agreements, current: Agreements): FieldFault | undefined {
  const same = given.termsOfUse === current.termsOfUse && given.privacyPolicy === current.privacyPolicy
  return same ? undefined : faultAt('agreements', 'login.agreementOutdatedTip')
}

/** The reserved names are those that the operator and the regulator go by. */
export function nicknameFault(nickname: string, reserved: readonly string[] = []): FieldFault | undefined {
  const flaw = nicknameFlaw(nickname, reserved)
  return flaw && faultAt('nickname', flaw === 'reserved' ? 'login.nicknameReservedTip' : 'login.nicknameTip')
}

/**
 * Numbers are kept with their country code and without the national zero, so that one number has one spelling. A Philippine
 * number that was typed with its country code already has it.
 */
export function internationalMobile(countryCode: string, mobile: string): string {
  const country = countryCode.replace(/^\+?0*/, '')
  const digits = mobile.replaceAll(/[\s()+.-]/g, '').replace(/^0+/, '')
  return country === '63' && /^639\d{9}$/.test(digits) ? `+${digits}` : `+${country}${digits}`
}

/** What somebody typed to name an account, in the one spelling that lookups and limits share: a number, or a username. */
export function accountName(countryCode: string, typed: string): { readonly account: string; readonly mobile: string } {
  const account = typed.trim().toLowerCase()
  return { account, mobile: internationalMobile(countryCode, account) }
}

/** By what the lock of an account is counted. It follows from what was typed alone, so it is the same where nobody has the name. */
export const lockName = ({ account, mobile }: ReturnType<typeof accountName>): string =>
  /^[\d\s()+.-]{6,}$/.test(account) ? mobile : account

/** For lists that everybody reads: one of millions who have such a number, or a name that begins so. */
export const publicName = ({ mobile, account }: { mobile: string | null; account: string }): string =>
  mobile ? `${mobile.slice(0, 4)}•••••••${mobile.slice(-2)}` : `${account.slice(0, 2)}••••`

/** Shown where a number must be recognised but not read: +63 917 ••• 4567. */
export function maskedMobile(mobile: string): string {
  return mobile ? `${mobile.slice(0, 6)}${'•'.repeat(Math.max(0, mobile.length - 10))}${mobile.slice(-4)}` : ''
}

/** How long a new player may deposit and play before the house knows who they are. */
export const identityGrace = days(7)

/** How long after registering a player may still say who invited them. */
const superiorOpenFor = days(7)

export type SuperiorFacts = {
  readonly superiorId: bigint | null
  readonly registeredAt: Instant
  readonly hasRecharged: boolean
  /** Somebody else, and nobody whom the player brought. */
  readonly isPossible: boolean
}

export function refuseSuperior({ superiorId, registeredAt, hasRecharged, isPossible }: SuperiorFacts, now: Instant) {
  if (superiorId !== null) return 'superiorSet'
  if (hasRecharged || now >= addDuration(registeredAt, superiorOpenFor)) return 'superiorTooLate'
  return isPossible ? undefined : 'superiorNotFound'
}
