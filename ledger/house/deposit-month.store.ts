import { type CalendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { firstDayKept, sinceArchive } from '../archived/archive.store.ts'
import { isCounted } from '../chart/synthetic.ts'
import { sinceClosedDays, untilClosedDays } from './house.store.ts'

// Must match the condition of the partial index literally.
export const isDeposit = `reason in ('deposit', 'depositRefund', 'chargeback', 'chargebackDebt', 'withdrawalSettle', 'withdrawalReversed')
  and reason = 'deposit'`

const paidByMonth = (time: string): string => `
  select player_id, date_trunc('month', at at time zone 'Asia/Manila')::date as month, count(*)::int as deposits,
    sum(amount)::bigint as amount
  from ledger_transfer where ${isDeposit} and ${isCounted()} and ${time} group by 1, 2`

/**
 * Deposits with the month of the player's first one, and 1 if the player has none in that month yet, from these and the
 * stored sums.
 */
const placed = (paid: string): string => `
  select p.player_id, p.month, p.deposits, p.amount,
    coalesce(
      (select min(m.month) from ledger_deposit_month m where m.player_id = p.player_id),
      min(p.month) over (partition by p.player_id)
    ) as first_month,
    (not exists (select from ledger_deposit_month m where m.player_id = p.player_id and m.month = p.month))::int as players
  from (${paid}) as p`

const add = statement(
  'ledgerDepositMonthAdd',
  `with placed as materialized (${placed(paidByMonth('at >= $1 and at < $2'))}), kept as (
     insert into ledger_deposit_month as m (player_id, month, deposits, amount)
     select player_id, month, deposits, amount from placed
     on conflict (player_id, month) do update set deposits = m.deposits + excluded.deposits, amount = m.amount + excluded.amount
   )
   insert into ledger_deposit_cohort as c (first_month, month, players, amount)
   select first_month, month, sum(players), sum(amount) from placed group by 1, 2
   on conflict (first_month, month) do update set players = c.players + excluded.players, amount = c.amount + excluded.amount`,
)
/** Adds the deposits of a day. Call once for each day, in order. */
export const depositMonthAdd = (tx: Transaction, day: CalendarDay): Promise<never[]> =>
  tx.rows(add, [sqlTime(startOfDay(day)), sqlTime(endOfDay(day))])

export type DepositCohort = {
  /** The first day of the month of the first deposit. */
  readonly month: CalendarDay
  /** Months since the first deposit. */
  readonly age: number
  readonly players: bigint
  readonly amount: Centavos
}

const months = (month: string): string => `(extract(year from ${month}) * 12 + extract(month from ${month}))`

const listCohorts = statement<DepositCohort>(
  'ledgerDepositCohorts',
  `select first_month as month, (${months('month')} - ${months('first_month')})::int as age,
     sum(players)::bigint as players, sum(amount)::bigint as amount
   from (
     select first_month, month, players, amount from ledger_deposit_cohort
     union all
     select first_month, month, players, amount from (${placed(paidByMonth(sinceClosedDays))}) as since
   ) as each where first_month >= $1 group by first_month, each.month order by first_month, each.month`,
)
/** Cohorts by month of first deposit: how many players deposited how much in each month since. */
export const depositCohorts = (db: Queryable, from: CalendarDay) => db.rows(listCohorts, [from])

const findFaults = statement<{ month: CalendarDay }>(
  'ledgerDepositMonthFindFaults',
  `with summed as materialized (
     ${paidByMonth(`${sinceArchive} and ${untilClosedDays}`)}
     union all
     select player_id, month, deposits, amount from ledger_deposit_month where month < ${firstDayKept}
   ),
   cohort as (
     select f.month as first_month, s.month, count(*) as players, sum(s.amount)::bigint as amount
     from summed s join (select player_id, min(month) as month from summed group by 1) as f on f.player_id = s.player_id
     group by 1, 2
   ),
   kept as (select player_id, month, deposits, amount from ledger_deposit_month),
   kept_cohort as (select first_month, month, players, amount from ledger_deposit_cohort)
   select month from (
     (select * from kept except all select * from summed) union all (select * from summed except all select * from kept)
   ) as differing
   union
   select month from (
     (select * from kept_cohort except all select * from cohort) union all (select * from cohort except all select * from kept_cohort)
   ) as differing order by month`,
)
/** Months whose stored deposits differ from the transfers of the closed days. */
export const depositMonthFindFaults = (db: Queryable) => db.rows(findFaults)
