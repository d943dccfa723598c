import type { CalendarDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

/** What a provider settled and kept, over the days that were compared. */
export type ProviderFees = {
  readonly provider: string
  readonly days: bigint
  readonly settled: Centavos
  readonly fee: Centavos
}

const report = statement<ProviderFees>(
  'reconciliation_fee_report',
  `select provider, count(*) as days, sum(amount)::bigint as settled, sum(fee)::bigint as fee
   from reconciliation_day where day between $1 and $2 group by 1 order by 1`,
)
export const feeReport = (
  db: Queryable,
  { from, until }: { readonly from: CalendarDay; readonly until: CalendarDay },
) => db.rows(report, [from, until])
