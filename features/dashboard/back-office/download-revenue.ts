import type { RequestOf } from '#core/contract/call.ts'
import { csvLine } from '#core/csv/csv-line.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { saveFile } from '#features/staff/back-office/index.ts'
import type { viewRevenue } from '../contract.ts'
import type { RevenueRow } from './revenue-row.ts'

/** Saves what is shown as a CSV file, with amounts in pesos that a spreadsheet reads as numbers. */
export function downloadRevenue(rows: readonly RevenueRow[], { from, until, by }: RequestOf<typeof viewRevenue>): void {
  const head = csvLine([by, 'rounds', 'players', 'stake', 'win', 'ggr', 'ngr'])
  const body = rows.map(({ key, rounds, players, stake, win, ggr, ngr }) =>
    csvLine([key, rounds, players, plain(stake), plain(win), plain(ggr), ngr === null ? '' : plain(ngr)]),
  )
  saveFile(`revenue-by-${by}-${from}-${until}.csv`, [head, ...body])
}

/** 1234.50 and -5.00: without thousands, and with the minus of a keyboard. */
const plain = (amount: number): string => formatHundredths(amount).replaceAll(',', '').replace('−', '-')
