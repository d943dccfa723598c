import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Institution } from './institution.ts'

export const bankAccountsMax = 5

/** Accounts older than this are trusted without an inquiry at the bank. */
export const trustedAfter = hours(24)

/** A new account cannot be paid to before this: taking over a player's phone must not give access to the balance. */
const accountRest = hours(24)

/** The end of a new account's hold; undefined if it can be paid to. */
export function restEndOf(boundAt: Instant, now: Instant): Instant | undefined {
  const end = addDuration(boundAt, accountRest)
  return now < end ? end : undefined
}

/** Digits only; banks print them with spaces and dashes. */
export const plainNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

export const isNumberOf = (number: string, { accountRegex }: Pick<Institution, 'accountRegex'>): boolean =>
  new RegExp(`^(?:${accountRegex})$`).test(number)

/** The visible part of a number. */
export const numberEnd = (number: string): string => number.slice(-4)
