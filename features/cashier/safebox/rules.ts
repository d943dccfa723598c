import type { FieldFault } from '#core/contract/outcome.ts'
import { messages as safeboxMessages } from './messages/en.ts'

export const withdrawalPasswordLength = 6

/** Six digits that are not obvious. */
export function withdrawalPasswordFault(password: string, field = 'password'): FieldFault | undefined {
  if (!/^\d{6}$/.test(password))
    return faultAt(field, 'safebox.passwordDigits', safeboxMessages['safebox.passwordDigits'])
  if (!isObvious(password)) return undefined
  return faultAt(field, 'safebox.passwordObvious', safeboxMessages['safebox.passwordObvious'])
}

/** One digit six times, or an ascending or descending sequence. */
function isObvious(password: string): boolean {
  const steps = new Set(Array.from(password.slice(1), (digit, at) => Number(digit) - Number(password[at])))
  const [only] = steps
  return steps.size === 1 && only !== undefined && Math.abs(only) <= 1
}

const faultAt = (field: string, key: keyof typeof safeboxMessages, msg: string): FieldFault => ({ field, key, msg })
