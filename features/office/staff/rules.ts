import type { FieldFault } from '#core/contract/outcome.ts'
import { isEasyPassword } from '#core/password/easy-password.ts'
import { staffMessages } from './messages.ts'

const staffPasswordLengthMin = 12
const staffPasswordLengthMax = 64
const differentCharactersMin = 5
/** Words that any staff password would be guessed from. */
const wordsOfStaff = ['administrator', 'admin', 'backoffice', 'finance', 'checker', 'maker', 'support', 'manager']

/** A fault of a new password. Length matters more than complexity. */
export function staffPasswordFault(password: string, email: string): FieldFault | undefined {
  const characters = [...password.normalize('NFKC')]
  if (characters.length < staffPasswordLengthMin || characters.length > staffPasswordLengthMax) {
    return faultOf('passwordLength')
  }
  if (new Set(characters).size < differentCharactersMin) return faultOf('passwordTooSimple')
  const name = email.split('@')[0] ?? ''
  if (name.length > 3 && password.toLowerCase().includes(name)) return faultOf('passwordHasName')
  return isEasyPassword(password, [name, ...wordsOfStaff]) ? staffPasswordCommon() : undefined
}

export const staffPasswordCommon = (): FieldFault => faultOf('passwordCommon')

const faultOf = (key: 'passwordLength' | 'passwordTooSimple' | 'passwordHasName' | 'passwordCommon'): FieldFault => ({
  field: 'password',
  key,
  msg: staffMessages[key],
})
