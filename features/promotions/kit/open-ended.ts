import type { Terms } from './terms.ts'

type Limits = Pick<Terms['budget'], 'noLimitReason'> &
  Readonly<Record<'total' | 'monthly' | 'weekly' | 'daily', bigint | number | null>>

/** Neither a limit nor the reason why there is none: no version may be saved or activated like this. */
export const isOpenEnded = ({ total, monthly, weekly, daily, noLimitReason }: Limits): boolean =>
  noLimitReason.trim() === '' && [total, monthly, weekly, daily].every((max) => max === null)
