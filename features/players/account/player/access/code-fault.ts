import type { FieldFault } from '#core/contract/outcome.ts'
import { messages } from '../../messages/en.ts'

const codeLength = 6

/** Undefined while digits are missing. */
export const wholeCode = (code: string): string | undefined => (code.length === codeLength ? code : undefined)

/** For forms that always require a code. */
export const codeMissing = (code: string): FieldFault | undefined =>
  wholeCode(code) ? undefined : { field: 'code', key: 'login.loginOtpTip', msg: messages['login.loginOtpTip'] }

/** The server's refusal of a code, as a fault of its field. */
export const codeWrong: FieldFault = {
  field: 'code',
  key: 'login.loginFailed1045',
  msg: messages['login.loginFailed1045'],
}
