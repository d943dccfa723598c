import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { HouseAccount } from '../chart/account.ts'
import type { Asset } from '../chart/reason.ts'
import { sumsWhere } from './house.store.ts'
import { type HouseDays, summedPart } from './summed-part.store.ts'

export type HouseMovement = {
  readonly account: HouseAccount
  readonly asset: Asset
  readonly received: bigint
  readonly paid: bigint
}

// Promotions neither take bets nor pay wins, and what is not play has an index of its own.
const list = statement<HouseMovement>(
  'ledgerPromotionMovements',
  `select account, asset, sum(received)::bigint as received, sum(paid)::bigint as paid from (
     select account, asset, received, paid from ledger_house_day where day between $1 and $2
     union all
     select account, asset, received, paid from (${sumsWhere(`reason not in ('bet', 'win') and at >= $3 and at < $4`)}) as since
   ) as days where starts_with(account, 'promo:') group by account, asset order by account, asset`,
)
/** What the account of each promotion received and paid on these days: sums of those that are summed up, transfers of the others. */
export const promotionMovements = async (db: Queryable, days: HouseDays): Promise<HouseMovement[]> =>
  db.rows(list, await summedPart(db, days))
