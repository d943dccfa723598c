import type { FieldFault } from '#core/contract/outcome.ts'
import { accountMessages } from '../../messages.ts'

const codeLength = 6

/** Undefined while digits are missing. */
export const wholeCode = (code: string): string | undefined => (code.length === codeLength ? code : undefined)

/** For forms that always require a code. */
export const codeMissing = (code: string): FieldFault | undefined =>
  wholeCode(code) ? undefined : faultAtCode('login.loginOtpTip')

/** The server's refusal of a code, as a fault of its field. */
export const codeWrong: FieldFault = faultAtCode('login.loginFailed1045')

function faultAtCode(key: 'login.loginOtpTip' | 'login.loginFailed1045'): FieldFault {
  return { field: 'code', key, msg: accountMessages[key] }
}
