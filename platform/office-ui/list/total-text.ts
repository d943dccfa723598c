import type { ListTotal } from '#core/contract/staff-list.ts'

/** 12,345, or "more than 10,000": an uncounted number is not shown. */
export const totalText = ({ count, isExact }: ListTotal): string =>
  isExact ? count.toLocaleString('en-PH') : `more than ${count.toLocaleString('en-PH')}`
