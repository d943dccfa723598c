/** A date being chosen; a part is '' until it has been. */
export interface DateParts {
  year: string
  month: string
  day: string
}

/** The parts of 'YYYY-MM-DD', without leading zeros. */
export function partsOf(date: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') }
}

/** 'YYYY-MM-DD', or '' while a part is missing. */
export function dateOf({ year, month, day }: DateParts): string {
  if (!year || !month || !day) return ''
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The days of the month; the maximum while month or year are open. */
export function dayCount({ year, month }: DateParts): number {
  const leapYear = 2000
  return month ? new Date(Date.UTC(Number(year || leapYear), Number(month), 0)).getUTCDate() : 31
}
