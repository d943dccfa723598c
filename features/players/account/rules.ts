import { days } from '#core/clock/duration.ts'
import { type CalendarDay, ageOn } from '#core/clock/manila.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import { minimumAge } from '#core/constants/specification.ts'
import { isEasyPassword } from '#core/password/easy-password.ts'
import { formatMessage, type Message, type ParamsOf } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'
import { nicknameFlaw } from './nickname.ts'

/** The part of the web configuration that defines valid accounts and passwords. */
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

const faultAt = <M extends Message>(
  field: string,
  key: keyof typeof messages,
  message: M,
  params: ParamsOf<M>,
): FieldFault => ({ field, key, msg: formatMessage(message, params), params })

export function usernameFault(username: string, rules: AccountFormRules): FieldFault | undefined {
  const { usernameLengthMin: min, usernameLengthMax: max } = rules
  const fits = /^[A-Za-z0-9]+$/.test(username) && username.length >= min && username.length <= max
  if (fits) return undefined
  return faultAt('account', 'login.loginUsernameTip', messages['login.loginUsernameTip'], { min, max })
}

/** The prefix is checked before the length, as in the specification's form. */
export function mobileFault(mobile: string, rules: AccountFormRules, field = 'account'): FieldFault | undefined {
  const { accountLengthMin: min, accountLengthMax: max } = rules
  const prefix = rules.accountRule.mobileStartsWith
  if (prefix && !mobile.startsWith(prefix)) {
    return faultAt(field, 'errInputText.mobileInputTips1', messages['errInputText.mobileInputTips1'], { prefix })
  }
  const fits = /^\d+$/.test(mobile) && mobile.length >= min && mobile.length <= max
  if (fits) return undefined
  return faultAt(field, 'login.loginPhoneTip', messages['login.loginPhoneTip'], { min, max })
}

/** `ownWords` are the player's names: a password that is little else is guessed first. */
export function passwordFault(
  password: string,
  rules: AccountFormRules,
  ownWords: readonly string[] = [],
): FieldFault | undefined {
  const { passwordLengthMin: min, passwordLengthMax: max } = rules
  const length = [...password].length
  if (length < min || length > max) {
    return faultAt('password', 'login.loginPasswordTip', messages['login.loginPasswordTip'], { min, max })
  }
  return isEasyPassword(password, ownWords) ? commonPasswordFault() : undefined
}

export const commonPasswordFault = (): FieldFault =>
  faultAt('password', 'login.passwordCommonTip', messages['login.passwordCommonTip'], {})

export const confirmationFault = (password: string, confirmation: string): FieldFault | undefined =>
  password === confirmation
    ? undefined
    : faultAt('password2', 'login.loginConfirmationTip', messages['login.loginConfirmationTip'], {})

/** A code is required for registration by number with codes, and always in green mode, if codes are enabled. */
export const needsCode = (rules: AccountFormRules): boolean =>
  rules.otpStatus && (rules.registerType === 'phone' || rules.mode === 'green')

/** Green mode registers by number too, because its code needs a destination. */
export const registersByMobile = (rules: AccountFormRules): boolean =>
  rules.registerType !== 'username' || needsCode(rules)

export const codeFault = (code: string | undefined, rules: AccountFormRules): FieldFault | undefined =>
  needsCode(rules) && !code ? faultAt('code', 'login.loginOtpTip', messages['login.loginOtpTip'], {}) : undefined

export const birthDateMissing = (): FieldFault =>
  faultAt('birthDate', 'login.birthDateTip', messages['login.birthDateTip'], {})
export const isOldEnough = (birthDate: CalendarDay, today: CalendarDay): boolean =>
  ageOn(birthDate, today) >= minimumAge
/** The birth year of the youngest players, some of whom are still too young. */
export const youngestYear = (today: CalendarDay): number => Number(today.slice(0, 4)) - minimumAge
export const ageFault = (birthDate: CalendarDay, today: CalendarDay): FieldFault | undefined =>
  isOldEnough(birthDate, today) ? undefined : faultAt('birthDate', 'login.ageTip', messages['login.ageTip'], {})

export function declarationsFault(given: readonly string[], required: readonly string[]): FieldFault | undefined {
  return required.every((id) => given.includes(id))
    ? undefined
    : faultAt('declarations', 'login.declarationTip', messages['login.declarationTip'], {})
}

export type Agreements = { readonly termsOfUse: string; readonly privacyPolicy: string }

export function agreementsFault(given: Agreements, current: Agreements): FieldFault | undefined {
  const same = given.termsOfUse === current.termsOfUse && given.privacyPolicy === current.privacyPolicy
  return same
    ? undefined
    : faultAt('agreements', 'login.agreementOutdatedTip', messages['login.agreementOutdatedTip'], {})
}

/** Before sending, in the browser: the server compares the versions. */
export const agreementFault = (agreed: boolean): FieldFault | undefined =>
  agreed ? undefined : faultAt('agreements', 'verify.accountTips', messages['verify.accountTips'], {})

/** Reserved names are those of the operator and the regulator. */
export function nicknameFault(nickname: string, reserved: readonly string[] = []): FieldFault | undefined {
  const flaw = nicknameFlaw(nickname, reserved)
  if (flaw === 'reserved')
    return faultAt('nickname', 'login.nicknameReservedTip', messages['login.nicknameReservedTip'], {})
  return flaw && faultAt('nickname', 'login.nicknameTip', messages['login.nicknameTip'], {})
}

/**
 * Numbers are stored with their country code and without the national zero, so that each has one form. A Philippine
 * number typed with its country code already has it.
 */
export function internationalMobile(countryCode: string, mobile: string): string {
  const country = countryCode.replace(/^\+?0*/, '')
  const digits = mobile.replaceAll(/[\s()+.-]/g, '').replace(/^0+/, '')
  return country === '63' && /^639\d{9}$/.test(digits) ? `+${digits}` : `+${country}${digits}`
}

/** A typed account name in the one form that lookups and limits share: a number, or a username. */
export function accountName(countryCode: string, typed: string): { readonly account: string; readonly mobile: string } {
  const account = typed.trim().toLowerCase()
  return { account, mobile: internationalMobile(countryCode, account) }
}

/**
 * The key of an account's lock. It follows from the typed text alone, so it is the same whether or not the account
 * exists.
 */
export const lockName = ({ account, mobile }: ReturnType<typeof accountName>): string =>
  /^[\d\s()+.-]{6,}$/.test(account) ? mobile : account

/** For public lists: a masked number, or the first letters of a name. */
export const publicName = ({ mobile, account }: { mobile: string | null; account: string }): string =>
  mobile ? `${mobile.slice(0, 4)}•••••••${mobile.slice(-2)}` : `${account.slice(0, 2)}••••`

/** A number to be recognised but not read: +63 917 ••• 4567. */
export function maskedMobile(mobile: string): string {
  return mobile ? `${mobile.slice(0, 6)}${'•'.repeat(Math.max(0, mobile.length - 10))}${mobile.slice(-4)}` : ''
}

/** How long a new player may deposit and play before identity verification. */
export const identityGrace = days(7)
