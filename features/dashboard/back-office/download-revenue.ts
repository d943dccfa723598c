import type { RequestOf } from '#core/contract/call.ts'
import { csvLine } from '#core/csv/csv-line.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import type { viewRevenue } from '../contract.ts'
import type { RevenueRow } from './revenue-row.ts'

/** Saves what is shown as a CSV file, with amounts in pesos that a spreadsheet reads as numbers. */
export function downloadRevenue(rows: readonly RevenueRow[], { from, until, by }: RequestOf<typeof viewRevenue>): void {
  const head = csvLine([by, 'rounds', 'players', 'stake', 'win', 'ggr', 'ngr'])
  const body = rows.map(({ key, rounds, players, stake, win, ggr, ngr }) =>
    csvLine([key, rounds, players, plain(stake), plain(win), plain(ggr), ngr === null ? '' : plain(ngr)]),
  )
  const address = URL.createObjectURL(new Blob([head, ...body], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `revenue-by-${by}-${from}-${until}.csv`
  link.click()
  URL.revokeObjectURL(address)
}

/** 1234.50 and -5.00: without thousands, and with the minus of a keyboard. */
const plain = (amount: number): string => formatHundredths(amount).replaceAll(',', '').replace('−', '-')
