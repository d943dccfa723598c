import type { FieldFault } from '#core/contract/outcome.ts'
import { isCommonPassword } from '#platform/password/is-common-password.ts'
import { staffPasswordCommon, staffPasswordFault } from '../../rules.ts'

/** What is wrong with a password that is to be set: the form's rules, and the list that only the server has. */
export const newPasswordFault = (password: string, email: string): FieldFault | undefined =>
  staffPasswordFault(password, email) ?? (isCommonPassword(password) ? staffPasswordCommon() : undefined)
