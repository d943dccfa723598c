import type { FieldFault } from '#core/contract/outcome.ts'
import { isCommonPassword } from '#platform/password/is-common-password.ts'
import { staffPasswordCommon, staffPasswordFault } from '../../rules.ts'

/** A fault of a new password: the form's rules, and the server-side list. */
export const newPasswordFault = (password: string, email: string): FieldFault | undefined =>
  staffPasswordFault(password, email) ?? (isCommonPassword(password) ? staffPasswordCommon() : undefined)
