import { formatHundredths } from '#core/money/format-money.ts'
import type { PlayMonth } from './care.ts'

const head = 'month,deposited,withdrawn,staked,won,result,minutes'

/** The year as CSV: pesos with a decimal point, without separators. */
export function historyCsv(months: readonly PlayMonth[]): string {
  const rows = months.map(({ month, deposited, withdrawn, staked, won, net, minutes }) =>
    [month.slice(0, 7), ...[deposited, withdrawn, staked, won, net].map(plain), String(minutes)].join(','),
  )
  return [head, ...rows, ''].join('\r\n')
}

const plain = (amount: number): string => formatHundredths(amount).replaceAll(',', '').replace('−', '-')
