import type { CalendarDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

type Steps = { readonly deposited: bigint; readonly bet: bigint; readonly depositedAgain: bigint }

// Deposits are found by the index of what is not play, the first bet by reading the book from its beginning.
const countSteps = statement<Steps>(
  'ledgerPlayerCountSteps',
  `select count(*) filter (where d.deposits >= 1) as deposited, count(*) filter (where b.has_bet) as bet,
     count(*) filter (where d.deposits >= 2) as "depositedAgain"
   from unnest($1::bigint[]) as p (id)
   cross join lateral (
     select count(*) as deposits from (
       select 1 from ledger_transfer t
       where t.player_id = p.id and t.reason = 'deposit' and t.reason not in ('bet', 'win') limit 2) as first_two
   ) as d
   cross join lateral (
     select exists (select 1 from ledger_transfer t where t.player_id = p.id and t.reason = 'bet') as has_bet
   ) as b`,
)
/** How many of these players have deposited, bet, and deposited a second time. */
export const firstStepsOf = (db: Queryable, playerIds: readonly bigint[]): Promise<Steps> =>
  exactlyOne(db.rows(countSteps, [playerIds]))

export type DepositCohort = {
  /** The first day of the month of the first deposit. */
  readonly month: CalendarDay
  /** So many months after it. */
  readonly age: number
  readonly players: bigint
  readonly amount: Centavos
}

const months = (month: string): string => `(extract(year from ${month}) * 12 + extract(month from ${month}))`

// The condition of an index, word for word.
const listCohorts = statement<DepositCohort>(
  'ledgerDepositCohorts',
  `with paid as (
     select player_id, date_trunc('month', at at time zone 'Asia/Manila')::date as month, sum(amount) as amount
     from ledger_transfer
     where reason in ('deposit', 'depositRefund', 'chargeback', 'chargebackDebt', 'withdrawalSettle', 'withdrawalReversed')
       and reason = 'deposit'
     group by 1, 2
   ), firsts as (select player_id, min(month) as month from paid group by 1)
   select f.month, (${months('p.month')} - ${months('f.month')})::int as age, count(*) as players,
     sum(p.amount)::bigint as amount
   from paid p join firsts f on f.player_id = p.player_id where f.month >= $1 group by 1, 2 order by 1, 2`,
)
/** By the month of their first deposit, from a month on: how many players deposited how much in each month since. */
export const depositCohorts = (db: Queryable, from: CalendarDay) => db.rows(listCohorts, [from])
