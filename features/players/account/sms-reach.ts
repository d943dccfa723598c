import type { FieldFault } from '#core/contract/outcome.ts'
import { messages as accountMessages } from './messages/en.ts'

/**
 * Satellite phones, premium and shared-cost services, where a message earns the number's operator money. Never sent to.
 */
const neverSent = ['1900', '1976', '449', '4470', '800', '808', '870', '878', '881', '882', '883', '888', '979']

const philippineMobile = /^\+639\d{9}$/

/**
 * Whether a code may go to a number: Philippine mobile numbers, and those with a prefix that the operator has opened.
 */
export function isReachable(mobile: string, numbersAbroad: readonly string[]): boolean {
  if (philippineMobile.test(mobile)) return true
  const digits = mobile.slice(1)
  // A number that starts like a Philippine one but is no mobile there is none anywhere.
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

/** The region of a number: +63, or the opened prefix of a foreign one. */
export function regionOf(mobile: string, numbersAbroad: readonly string[]): string {
  if (philippineMobile.test(mobile)) return '+63'
  const begin = numbersAbroad.find((each) => mobile.slice(1).startsWith(each))
  return `+${begin ?? mobile.slice(1, 3)}`
}
