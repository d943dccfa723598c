import { endOfDay, startOfDay } from '#core/clock/manila.ts'
import { answer } from '#core/contract/outcome.ts'
import { depositReport } from '#features/cashier/deposit/server/index.ts'
import { payoutReport } from '#features/cashier/withdrawal/server/index.ts'
import { feeReport } from '#features/office/reconciliation/server/index.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { viewPayments } from '../operation-contract.ts'
import type { ReportDays } from '../rules.ts'
import { faultOfDays } from './fault-of-days.ts'

/** What became of the deposits and payouts that were begun on these days. */
export async function readPayments(db: Queryable, days: ReportDays) {
  const between = { from: startOfDay(days.from), until: endOfDay(days.until) }
  const [deposits, payouts, fees] = await Promise.all([
    depositReport(db, between),
    payoutReport(db, between),
    feeReport(db, days),
  ])
  const shown = (rows: typeof deposits) => rows.map(({ reasons, ...row }) => ({ ...row, reasons: [...reasons] }))
  return { deposits: shown(deposits), payouts: shown(payouts), fees }
}

export const viewPaymentsHandler = handleStaff(viewPayments, async ({ input, db }) => {
  const fault = faultOfDays(input)
  return fault ?? answer(await readPayments(db, input))
})
