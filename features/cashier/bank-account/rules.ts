import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Institution } from './institution.ts'

export const bankAccountsMax = 5

/** An account that was bound so long ago is trusted without its bank having been asked. */
export const trustedAfter = hours(24)

/** A new account cannot be paid to before: whoever took over a player's phone does not take the balance along. */
const accountRest = hours(24)

/** Until when a new account rests; undefined once it can be paid to. */
export function restEndOf(boundAt: Instant, now: Instant): Instant | undefined {
  const end = addDuration(boundAt, accountRest)
  return now < end ? end : undefined
}

/** Digits only, as banks write them with spaces and dashes. */
export const plainNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

export const isNumberOf = (number: string, { accountRegex }: Pick<Institution, 'accountRegex'>): boolean =>
  new RegExp(`^(?:${accountRegex})$`).test(number)

/** What is shown of a number. */
export const numberEnd = (number: string): string => number.slice(-4)
