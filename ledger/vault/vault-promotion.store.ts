import type { CalendarDay } from '#core/clock/manila.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

type Row = {
  readonly account: string
  readonly asset: string
  readonly paid: bigint
  readonly received: bigint
  readonly awards: bigint
}

const list = statement<Row>(
  'ledgerVaultPromotionList',
  `select d.account, d.asset, d.paid, d.received, coalesce(a.awards, 0) as awards
   from ledger_house_day d left join ledger_award_day a on a.day = d.day and a.account = d.account and d.asset = 'coin'
   where d.day = $1 and d.account like 'promo:%' order by d.account, d.asset`,
)
/** What each promotion's account paid and received on a summed day. */
export const vaultPromotionList = (db: Queryable, day: CalendarDay) => db.rows(list, [day])
