import type { Duration } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { type CalendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { firstDayKept, sinceArchive } from '../archived/archive.store.ts'
import { playerAccounts, type HouseAccount } from '../chart/account.ts'
import type { Asset } from '../chart/reason.ts'

const playerAccountList = playerAccounts.map((account) => `'${account}'`).join(', ')

/** What each account of the house received and paid in a time range, given as SQL. */
export const sumsWhere = (time: string): string => `
  select account, asset, sum(received)::bigint as received, sum(paid)::bigint as paid from (
    select to_account as account, asset, amount as received, 0 as paid
    from ledger_transfer where ${time} and to_account not in (${playerAccountList})
    union all
    select from_account, asset, 0, amount
    from ledger_transfer where ${time} and from_account not in (${playerAccountList})
  ) as sides group by account, asset`

const closeDay = statement(
  'ledgerHouseDayInsert',
  `with closed as (
     insert into ledger_day (day, closed_at, transfers)
     select $3, $4, count(*) from ledger_transfer where at >= $1 and at < $2
   )
   insert into ledger_house_day (day, account, asset, received, paid)
   select $3, s.* from (${sumsWhere('at >= $1 and at < $2')}) as s`,
)

const giveTime = statement('ledgerDayGiveTime', `select set_config('statement_timeout', $1, true)`)
/** The statements of this transaction may take so long, whatever the pool's limit is. */
export const dayGiveTime = (tx: Transaction, limit: Duration): Promise<never[]> => tx.rows(giveTime, [String(limit)])

export const houseDayInsert = (tx: Transaction, day: CalendarDay, now: Instant): Promise<never[]> =>
  tx.rows(closeDay, [sqlTime(startOfDay(day)), sqlTime(endOfDay(day)), day, sqlTime(now)])

const findFirstOpen = statement<{ day: CalendarDay | null }>(
  'ledgerDayFindFirstOpen',
  `select coalesce(
     (select max(day) + 1 from ledger_day),
     (select (min(at) at time zone 'Asia/Manila')::date from ledger_transfer)
   ) as day`,
)

/** The first day that is not closed, or undefined while nothing has moved. */
export const dayFindFirstOpen = async (db: Queryable): Promise<CalendarDay | undefined> =>
  (await atMostOne(db.rows(findFirstOpen)))?.day ?? undefined

export type HouseBalance = { readonly account: HouseAccount; readonly asset: Asset; readonly balance: bigint }

const closedUntil = `(select (max(day) + 1)::timestamp at time zone 'Asia/Manila' from ledger_day)`
export const sinceClosedDays = `at >= coalesce(${closedUntil}, '-infinity')`
export const untilClosedDays = `at < ${closedUntil}`

const findBalances = statement<HouseBalance>(
  'ledgerHouseBalances',
  `select account, asset, (sum(received) - sum(paid))::bigint as balance from (
     select account, asset, received, paid from ledger_house_day
     union all
     select account, asset, received, paid from (${sumsWhere(sinceClosedDays)}) as since
   ) as days group by account, asset order by account, asset`,
)

/**
 * Balances of the house's accounts: sums of closed days and the transfers since. Negative is what the house gave away:
 * a promotion's account only pays.
 */
export const houseBalances = (db: Queryable): Promise<HouseBalance[]> => db.rows(findBalances)

const lockDays = statement('ledgerDayLock', `select pg_advisory_xact_lock(hashtextextended('ledger_day', 0))`)

/** A lock: one process at a time closes days. */
export const dayLock = (tx: Transaction): Promise<never[]> => tx.rows(lockDays)

const makeMonths = statement('ledgerTransferMakeMonths', 'select ledger_transfer_make_months($1, $2)')

/** Creates the partitions for this month and the next ones. */
export const historyMakeMonths = (db: Queryable, firstDay: CalendarDay, monthsAhead: number): Promise<never[]> =>
  db.rows(makeMonths, [firstDay, monthsAhead])

export type HouseDayFault = { readonly day: CalendarDay; readonly account: string; readonly asset: string }

const findFaults = statement<HouseDayFault>(
  'ledgerHouseDayFindFaults',
  `with kept as (select day, account, asset, received, paid from ledger_house_day where day >= ${firstDayKept}),
   summed as (
     select (at at time zone 'Asia/Manila')::date as day, account, asset,
       sum(received)::bigint as received, sum(paid)::bigint as paid
     from (
       select at, to_account as account, asset, amount as received, 0 as paid from ledger_transfer
       union all
       select at, from_account, asset, 0, amount from ledger_transfer
     ) as sides
     where account not in (${playerAccountList}) and ${sinceArchive} and ${untilClosedDays}
     group by 1, 2, 3
   )
   select day, account, asset from (
     (select * from kept except all select * from summed) union all (select * from summed except all select * from kept)
   ) as differing group by day, account, asset order by day, account, asset`,
)

/** Closed days whose sums differ from their transfers. Those of archived months are sealed with their archives. */
export const houseDayFindFaults = (db: Queryable): Promise<HouseDayFault[]> => db.rows(findFaults)
