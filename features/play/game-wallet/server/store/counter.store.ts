import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type HourCounters = {
  readonly providerId: string
  readonly bets: bigint
  readonly betAmount: bigint
  readonly wins: bigint
  readonly winAmount: bigint
  readonly rollbacks: bigint
  readonly rollbackAmount: bigint
  readonly promos: bigint
  readonly promoAmount: bigint
}

// An operation counts in the hour in which it was applied, even if rolled back later: the rollback counts on its own.
const count = statement<HourCounters>(
  'game_counter_count',
  `insert into game_counter (provider_id, hour, bets, bet_amount, wins, win_amount, rollbacks, rollback_amount, promos, promo_amount)
   select p.id, $1,
     count(t) filter (where t.kind in ('bet', 'tip')), coalesce(sum(t.amount) filter (where t.kind in ('bet', 'tip')), 0),
     count(t) filter (where t.kind in ('win', 'jackpot')), coalesce(sum(t.amount) filter (where t.kind in ('win', 'jackpot')), 0),
     count(t) filter (where t.kind = 'rollback'), coalesce(sum(t.amount) filter (where t.kind = 'rollback'), 0),
     count(t) filter (where t.kind = 'promo'), coalesce(sum(t.amount) filter (where t.kind = 'promo'), 0)
   from game_provider p left join game_tx t on t.provider_id = p.id and t.at >= $1 and t.at < $2
     and t.state in ('APPLIED', 'ROLLED_BACK')
   group by p.id
   on conflict (provider_id, hour) do update set bets = excluded.bets, bet_amount = excluded.bet_amount,
     wins = excluded.wins, win_amount = excluded.win_amount, rollbacks = excluded.rollbacks,
     rollback_amount = excluded.rollback_amount, promos = excluded.promos, promo_amount = excluded.promo_amount
   returning provider_id as "providerId", bets, bet_amount as "betAmount", wins, win_amount as "winAmount", rollbacks,
     rollback_amount as "rollbackAmount", promos, promo_amount as "promoAmount"`,
)
/** Counts one hour of every provider and stores the counts. */
export const counterCount = (db: Queryable, { from, to }: { from: Instant; to: Instant }) =>
  db.rows(count, [sqlTime(from), sqlTime(to)])

const markCompared = statement(
  'game_counter_mark_compared',
  'update game_counter set compared_at = $3 where provider_id = $1 and hour = $2',
)
export const counterMarkCompared = (db: Queryable, compared: { providerId: string; hour: Instant; now: Instant }) =>
  db.rows(markCompared, [compared.providerId, sqlTime(compared.hour), sqlTime(compared.now)])
