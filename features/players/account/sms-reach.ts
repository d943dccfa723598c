import type { FieldFault } from '#core/contract/outcome.ts'
import { accountMessages } from './messages.ts'

/** Satellite phones, premium and shared-cost services: a message there earns whoever runs the number. Never sent to. */
const neverSent = ['1900', '1976', '449', '4470', '800', '808', '870', '878', '881', '882', '883', '888', '979']

const philippineMobile = /^\+639\d{9}$/

/**
 * Whether a code may go to a number: Philippine mobile numbers, and what the operator has opened beside them, as the
 * digits that such numbers begin with.
 */
export function isReachable(mobile: string, numbersAbroad: readonly string[]): boolean {
  if (philippineMobile.test(mobile)) return true
  const digits = mobile.slice(1)
  // What begins as a Philippine number and is no mobile there is none anywhere.
  if (digits.startsWith('63') || !/^[1-9]\d{6,14}$/.test(digits)) return false
  return isOpen(digits, numbersAbroad) && !neverSent.some((begin) => digits.startsWith(begin))
}

const isOpen = (digits: string, numbersAbroad: readonly string[]): boolean =>
  numbersAbroad.some((begin) => digits.startsWith(begin))

export const reachFault = (
  mobile: string,
  { smsNumbersAbroad }: { readonly smsNumbersAbroad: readonly string[] },
  field: string,
): FieldFault | undefined =>
  isReachable(mobile, smsNumbersAbroad)
    ? undefined
    : { field, key: 'errInputText.mobileUnreachable', msg: accountMessages['errInputText.mobileUnreachable'] }

/** The part of a number that says where it is: +63, or as much of one abroad as the operator opened. */
export function regionOf(mobile: string, numbersAbroad: readonly string[]): string {
  if (philippineMobile.test(mobile)) return '+63'
  const begin = numbersAbroad.find((each) => mobile.slice(1).startsWith(each))
  return `+${begin ?? mobile.slice(1, 3)}`
}
