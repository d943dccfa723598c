import { hours } from '#core/clock/duration.ts'
import type { Institution } from './institution.ts'

export const bankAccountsMax = 5

/** An account that was bound so long ago is trusted without its bank having been asked. */
export const trustedAfter = hours(24)

/** Digits only, as banks write them with spaces and dashes. */
export const plainNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

export const isNumberOf = (number: string, { accountRegex }: Pick<Institution, 'accountRegex'>): boolean =>
  new RegExp(`^(?:${accountRegex})$`).test(number)

/** What is shown of a number. */
export const numberEnd = (number: string): string => number.slice(-4)
