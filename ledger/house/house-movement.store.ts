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

// Promotions have no bets and wins, and the index leaves those out.
const list = statement<HouseMovement>(
  'ledgerPromotionMovements',
  `select account, asset, sum(received)::bigint as received, sum(paid)::bigint as paid from (
     select account, asset, received, paid from ledger_house_day where day between $1 and $2
     union all
     select account, asset, received, paid from (${sumsWhere(`reason not in ('bet', 'win') and at >= $3 and at < $4`)}) as since
   ) as days where starts_with(account, 'promo:') group by account, asset order by account, asset`,
)
/**
 * What each promotion's account received and paid on these days: from sums for summed days, from transfers for the
 * others.
 */
export const promotionMovements = async (db: Queryable, days: HouseDays): Promise<HouseMovement[]> =>
  db.rows(list, await summedPart(db, days))
