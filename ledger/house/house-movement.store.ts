import type { Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { HouseAccount } from '../chart/account.ts'
import type { Asset } from '../chart/reason.ts'
import { dayFindFirstOpen, sumsWhere } from './house.store.ts'

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
type Days = { readonly from: CalendarDay; readonly until: CalendarDay }
/** What the account of each promotion received and paid on these days: sums of those that are summed up, transfers of the others. */
export async function promotionMovements(db: Queryable, { from, until }: Days): Promise<HouseMovement[]> {
  const firstOpen = (await dayFindFirstOpen(db)) ?? addDays(until, 1)
  const since = startOfDay(firstOpen > from ? firstOpen : from)
  return db.rows(list, [from, until, sqlTime(since), sqlTime(endOfDay(until))])
}

export type AwardCount = { readonly account: HouseAccount; readonly awards: bigint; readonly players: bigint }

// Named as in the index of what everybody may be told of, so that play is not read through.
const countAwards = statement<AwardCount>(
  'ledgerAwardCounts',
  `select from_account as account, count(*) as awards, count(distinct player_id) as players from ledger_transfer
   where reason in ('deposit', 'withdrawalSettle', 'award', 'jackpotWin') and reason = 'award' and at >= $1 and at < $2
   group by 1`,
)
/** How often each promotion gave coins, and to how many players. */
export const awardCounts = (db: Queryable, { from, until }: { readonly from: Instant; readonly until: Instant }) =>
  db.rows(countAwards, [sqlTime(from), sqlTime(until)])
