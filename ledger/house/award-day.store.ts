import { type CalendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import type { Transaction } from '#platform/db/database.ts'
import { countPackedIds, packedIds } from '#platform/db/packed-ids.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { firstDayKept, sinceArchive } from '../archived/archive.store.ts'
import type { HouseAccount } from '../chart/account.ts'
import { untilClosedDays } from './house.store.ts'
import { type HouseDays, summedPart } from './summed-part.store.ts'

// Matches the index of public movements, so that bets and wins are not scanned.
const awardsWhere = (time: string): string => `
  select day, account, sum(awards)::bigint as awards, ${packedIds('player_id')} as players from (
    select (at at time zone 'Asia/Manila')::date as day, from_account as account, player_id, count(*) as awards
    from ledger_transfer
    where reason in ('deposit', 'withdrawalSettle', 'award', 'jackpotWin') and reason = 'award' and ${time}
    group by 1, 2, 3
  ) as given group by 1, 2`

const add = statement(
  'ledgerAwardDayAdd',
  `insert into ledger_award_day (day, account, awards, players) ${awardsWhere('at >= $1 and at < $2')}`,
)
/** Sums up how often and to whom each promotion gave coins on a day. */
export const awardDayAdd = (tx: Transaction, day: CalendarDay): Promise<never[]> =>
  tx.rows(add, [sqlTime(startOfDay(day)), sqlTime(endOfDay(day))])

export type AwardCount = { readonly account: HouseAccount; readonly awards: bigint; readonly players: bigint }

const count = statement<Omit<AwardCount, 'players'> & { readonly players: Buffer }>(
  'ledgerAwardCounts',
  `select account, sum(awards)::bigint as awards, string_agg(players, '') as players from (
     select account, awards, players from ledger_award_day where day between $1 and $2
     union all
     select account, awards, players from (${awardsWhere('at >= $3 and at < $4')}) as since
   ) as days group by account`,
)
/** How often each promotion gave coins on these days, and to how many players. */
export async function awardCounts(db: Queryable, days: HouseDays): Promise<AwardCount[]> {
  const rows = await db.rows(count, await summedPart(db, days))
  return rows.map((row) => ({ ...row, players: countPackedIds(row.players) }))
}

const findFaults = statement<{ day: CalendarDay; account: string }>(
  'ledgerAwardDayFindFaults',
  `with summed as (${awardsWhere(`${sinceArchive} and ${untilClosedDays}`)}),
   kept as (select day, account, awards, players from ledger_award_day where day >= ${firstDayKept})
   select day, account from (
     (select * from kept except all select * from summed) union all (select * from summed except all select * from kept)
   ) as differing group by day, account order by day, account limit 20`,
)
/** The first closed days whose stored award counts or players differ from the transfers. */
export const awardDayFindFaults = (db: Queryable) => db.rows(findFaults)
